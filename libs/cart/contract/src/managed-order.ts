import type { Entity, Resource } from '@lms/contract';
import { object } from 'yup';
import { type Order, type OrderStatus, orderStatuses } from './order';

/** Order as administrators see it. An organization's administrator gets only its own courses. */
export interface ManagedOrder
  extends Entity, Pick<Order, 'number' | 'items' | 'total' | 'discount' | 'paymentMethod'> {
  buyerId: string;
  buyerName: string;
  buyerEmail: string;
  /** Code of the coupon used. */
  couponCode: string | null;
  /** Refund due to a buyer who paid for a course twice, in poisha. */
  refundDue: number;
  paidAt: string | null;
  refundedAt: string | null;
  refundReason: string | null;
  status: OrderStatus;
}

/** States of a refund by which the list of orders is filtered. */
export const refundStates = ['DUE'] as const;

export interface OrderTypes {
  item: ManagedOrder;
  /** Orders are created only by checkout. */
  input: object;
  filter: {
    status: OrderStatus;
    paymentMethod: ManagedOrder['paymentMethod'];
    refund: (typeof refundStates)[number];
    createdAt: string;
    paidAt: string;
  };
  status: OrderStatus;
}

/** List of orders: `POST /order/find` and `/order/export`. Read-only. */
export const orderResource: Resource<OrderTypes, 'Order'> = {
  tag: 'Order',
  path: '/order',
  inputSchema: object({}).noUnknown(),
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'number',
    'buyerId',
    'buyerName',
    'buyerEmail',
    'items.title',
    'discount',
    'total',
    'paymentMethod',
    'couponCode',
    'refundDue',
    'paidAt',
    'refundedAt',
    'refundReason',
    'status',
  ],
  money: ['discount', 'total', 'refundDue'],
  sortable: ['id', 'number', 'total', 'paymentMethod', 'status', 'createdAt', 'paidAt'],
  newestBy: 'createdAt',
  filterable: ['status', 'paymentMethod', 'refund', 'createdAt', 'paidAt'],
  statuses: orderStatuses,
  transitions: { PENDING: [], PAID: [], FAILED: [], CANCELLED: [], REFUNDED: [] },
};
