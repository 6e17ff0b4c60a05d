import { type EntityAction, FactList, Modal, RecordActions, usePerson } from '@lms/admin-ui';
import type { ManagedOrder } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { ReceiptButton } from '../receipt-button';
import styles from './sales.module.css';

const Facts = ({ order }: { order: ManagedOrder }) => {
  const { t, formats } = useTranslation();
  const { nameOf, emailOf } = usePerson();
  const { items, discount, total, couponCode, paidAt, refundedAt, refundReason, refundDue } = order;
  const facts: [string, string | null][] = [
    [
      t('sales.order.buyer'),
      [nameOf(order.buyerName, order.buyerEmail), emailOf(order.buyerEmail)]
        .filter(Boolean)
        .join(', '),
    ],
    [t('sales.order.status'), t(`sales.orderStatus.${order.status}`)],
    [t('sales.order.createdAt'), formats.dateTime(order.createdAt)],
    [t('sales.order.paidAt'), paidAt && formats.dateTime(paidAt)],
    [t('sales.order.refundDue'), refundDue > 0 ? formats.money(refundDue) : null],
    [t('sales.order.refundedAt'), refundedAt && formats.dateTime(refundedAt)],
    [t('sales.order.refundReason'), refundReason],
  ];
  return (
    <>
      <FactList facts={facts} />
      <ul className={styles['lines']}>
        {items.map(({ courseId, title, language, price }) => (
          <li key={courseId}>
            <span lang={language}>{title}</span>
            <span>{formats.money(price)}</span>
          </li>
        ))}
        {discount > 0 && (
          <li>
            <span>{t('sales.order.discount', { code: couponCode ?? '' })}</span>
            <span>{formats.money(-discount)}</span>
          </li>
        )}
        <li>
          <strong>{t('sales.order.total')}</strong>
          <strong>{formats.money(total)}</strong>
        </li>
      </ul>
    </>
  );
};

interface OrderDialogProps {
  /** Order shown; the dialog is closed without one. */
  order: ManagedOrder | undefined;
  actionsOf?: (order: ManagedOrder) => EntityAction[];
  onClose: () => void;
}

/** Details of an order, with its receipts. */
export const OrderDialog = ({ order, actionsOf, onClose }: OrderDialogProps) => {
  const { t } = useTranslation();
  const wasPaid = order && order.total > 0 && ['PAID', 'REFUNDED'].includes(order.status);
  return (
    <Modal
      open={order !== undefined}
      title={t('sales.order.title', { number: order?.number ?? '' })}
      onClose={onClose}
      actions={order && <RecordActions actions={actionsOf?.(order) ?? []} onClose={onClose} />}
    >
      {order && (
        <div className={styles['order']}>
          <Facts order={order} />
          {wasPaid && <ReceiptButton order={order}>{t('sales.order.receipt')}</ReceiptButton>}
        </div>
      )}
    </Modal>
  );
};
