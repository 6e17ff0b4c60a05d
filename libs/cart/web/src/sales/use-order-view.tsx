import { type EntityView, StatusTag, usePerson, When } from '@lms/admin-ui';
import {
  type ManagedOrder,
  orderResource,
  type OrderTypes,
  paymentMethods,
  refundStates,
} from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';

/**
 * Returns the columns and filters of the order list, with a refund action if `onRefund` is given.
 */
export const useOrderView = (onRefund?: (order: ManagedOrder) => void): EntityView<OrderTypes> => {
  const { t, formats } = useTranslation();
  const { nameOf, emailOf } = usePerson();
  const statusText = (status: ManagedOrder['status']) => t(`sales.orderStatus.${status}`);
  const methodText = (method: ManagedOrder['paymentMethod']) => t(`sales.method.${method}`);
  return {
    nameOf: ({ number }) => number,
    statusText,
    columns: [
      { field: 'number', title: t('sales.order.number'), isWhole: true },
      {
        field: 'buyerName',
        title: t('sales.order.buyer'),
        render: ({ buyerName, buyerEmail }) => nameOf(buyerName, buyerEmail),
      },
      {
        field: 'buyerEmail',
        title: t('sales.order.email'),
        under: 'buyerName',
        render: ({ buyerEmail }) => emailOf(buyerEmail),
      },
      {
        field: 'items',
        title: t('sales.order.courses'),
        exportField: 'items.title',
        render: ({ items }) => items.map(({ title }) => title).join(', '),
      },
      {
        field: 'total',
        title: t('sales.order.total'),
        isNumber: true,
        render: ({ total }) => formats.money(total),
      },
      {
        field: 'refundDue',
        title: t('sales.order.refundDue'),
        under: 'items',
        render: ({ refundDue }) =>
          refundDue > 0 && `${t('sales.order.refundDue')} ${formats.money(refundDue)}`,
      },
      {
        field: 'paymentMethod',
        title: t('sales.order.method'),
        under: 'status',
        render: ({ paymentMethod }) => <span data-whole>{methodText(paymentMethod)}</span>,
      },
      {
        field: 'createdAt',
        title: t('sales.order.createdAt'),
        render: ({ createdAt }) => <When at={createdAt} />,
      },
      {
        field: 'status',
        title: t('sales.order.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('sales.order.status'),
        options: orderResource.statuses.map((value) => ({ value, label: statusText(value) })),
      },
      {
        field: 'paymentMethod',
        label: t('sales.order.method'),
        options: ([...paymentMethods, 'free'] as const).map((value) => ({
          value,
          label: methodText(value),
        })),
      },
      // Who gives the money back.
      ...(onRefund
        ? [
            {
              field: 'refund' as const,
              label: t('sales.order.refundDue'),
              options: refundStates.map((value) => ({ value, label: t('sales.refund.due') })),
            },
          ]
        : []),
    ],
    actionsOf: (order) =>
      onRefund && order.status === 'PAID'
        ? [{ key: 'refund', label: t('sales.refund.open'), onClick: () => onRefund(order) }]
        : [],
  };
};
