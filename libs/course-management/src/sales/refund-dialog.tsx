import { type DeskOrder, refundSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Dialog, Form, SubmitButton, TextAreaField, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { salesApi } from './sales-api';

interface RefundDialogProps {
  /** Without one it is closed. */
  order: DeskOrder | undefined;
  onClose: () => void;
}

/** Gives an order's money back, once the reason is said. */
export const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const { t, formats } = useTranslation();
  const dispatch = useDispatch();
  const [refund] = salesApi.useRefundOrderMutation();
  return (
    <Dialog
      open={order !== undefined}
      title={t('sales.refund.title', { number: order?.number ?? '' })}
      onClose={onClose}
    >
      {order && (
        <Form
          schema={refundSchema}
          initialValues={{ reason: '' }}
          labels={{ reason: t('sales.order.refundReason') }}
          onSubmit={async ({ reason }) => {
            const { error } = await refund({ id: order.id, reason });
            if (error) return toCallProblem(error);
            const message = t('sales.refund.done', { number: order.number });
            dispatch(toastShown({ type: 'success', message }));
            // Once the form knows that all is sent: it would ask before it is left.
            setTimeout(onClose);
            return undefined;
          }}
        >
          <p>
            {t('sales.refund.about', {
              amount: formats.money(order.total),
              name: order.buyerName,
            })}
          </p>
          <TextAreaField name="reason" />
          <SubmitButton>{t('sales.refund.submit')}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
};
