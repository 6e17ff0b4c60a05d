import { Notice, ReasonDialog, usePerson } from '@lms/admin-ui';
import type { ManagedOrder } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { salesApi } from './sales-api';

interface RefundDialogProps {
  /** Order to refund; the dialog is closed without one. */
  order: ManagedOrder | undefined;
  onClose: () => void;
}

/** Refunds an order after asking for the reason. */
export const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const { t, formats } = useTranslation();
  const [refund] = salesApi.useRefundOrderMutation();
  const { nameOf } = usePerson();
  const { id = '', number = '', total = 0, refundDue = 0 }: Partial<ManagedOrder> = order ?? {};
  const name = nameOf(order?.buyerName ?? '', order?.buyerEmail ?? '');
  return (
    <ReasonDialog
      open={order !== undefined}
      title={t('sales.refund.title', { number })}
      label={t('sales.order.refundReason')}
      action={t('sales.refund.submit')}
      send={(reason) => refund({ id, reason })}
      done={t('sales.refund.done', { number })}
      onClose={onClose}
    >
      <p>
        {total > 0
          ? t('sales.refund.about', { amount: formats.money(total), name })
          : t('sales.refund.aboutFree', { name })}
      </p>
      {refundDue > 0 && refundDue < total && (
        <Notice tone="warn">
          {t('sales.refund.partlyDue', { due: formats.money(refundDue), name })}
        </Notice>
      )}
    </ReasonDialog>
  );
};
