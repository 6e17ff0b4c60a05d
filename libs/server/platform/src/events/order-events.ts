import { defineEvent } from './events';

/** An order was paid, or placed for free: its buyer gets access to the courses. */
export const orderPaid = defineEvent<{
  orderId: string;
  userId: string;
  /** Time of payment (ISO 8601). */
  paidAt: string;
  /** Courses in order of id, which prevents deadlocks between payments. */
  items: { courseId: string; title: string; batchCodeId: string | null }[];
}>('order.paid');

/** An order was refunded: its enrolments end, but for those in courses that were paid for again. */
export const orderRefunded = defineEvent<{
  orderId: string;
  /** Courses of it that another paid order of its buyer has, too: that order keeps them. */
  paidAgain: { courseId: string; orderId: string }[];
}>('order.refunded');
