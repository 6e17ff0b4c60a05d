import { defineEvent } from './events';

/** An order is paid, or free and placed: its buyer may study what it holds. */
export const orderPaid = defineEvent<{
  orderId: string;
  userId: string;
  /** ISO 8601. */
  paidAt: string;
  /** Ordered by course, so that no two payments wait for each other. */
  items: { courseId: string; title: string; batchCodeId: string | null }[];
}>('order.paid');

/** An order was given back: what it brought ends. */
export const orderRefunded = defineEvent<{ orderId: string }>('order.refunded');
