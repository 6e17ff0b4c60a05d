import { object } from 'yup';
import type { Entity, Resource } from '@lms/contract';
import { type Order, type OrderStatus, orderStatuses } from './order';

/** An order as administrators see it: of an organisation's administrator only its own courses. */
export interface DeskOrder
  extends Entity, Pick<Order, 'number' | 'items' | 'total' | 'discount' | 'paymentMethod'> {
  buyerId: string;
  buyerName: string;
  buyerEmail: string;
  /** The coupon that was used. */
  couponCode: string | null;
  /** Poisha that are due to the buyer, who had paid for a course twice. */
  refundDue: number;
  paidAt: string | null;
  refundedAt: string | null;
  refundReason: string | null;
  status: OrderStatus;
}

export interface OrderTypes {
  item: DeskOrder;
  /** Orders are made by the checkout alone. */
  input: object;
  filter: {
    status: OrderStatus;
    paymentMethod: DeskOrder['paymentMethod'];
    createdAt: string;
    paidAt: string;
  };
  status: OrderStatus;
}

/** The list of orders: `POST /order/find` and `/order/export`; nothing writes it but what is sold. */
export const orderResource: Resource<OrderTypes, 'Order'> = {
  tag: 'Order',
  path: '/order',
  inputSchema: object({}).noUnknown(),
  sortable: ['id', 'number', 'total', 'paymentMethod', 'status', 'createdAt', 'paidAt'],
  filterable: ['status', 'paymentMethod', 'createdAt', 'paidAt'],
  statuses: orderStatuses,
  transitions: { PENDING: [], PAID: [], FAILED: [], CANCELLED: [], REFUNDED: [] },
};
