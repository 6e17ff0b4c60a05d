import { shareDiscount } from '@lms/cart/contract';
import { enrolments, type orderItems, type Transaction } from '@lms/server/database';
import { notifyAdministrators } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { OrderRow } from './orders';

/** Returns what was paid, after the discount, for courses that the buyer had by another order. */
export const refundDueOf = async (
  tx: Transaction,
  { id, userId, discount }: OrderRow,
  items: (typeof orderItems.$inferSelect)[],
) => {
  const enrolled = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.orderId, id)));
  const enrolledIds = new Set(enrolled.map(({ courseId }) => courseId));
  const shares = shareDiscount(
    discount,
    items.map(({ price }) => price),
  );
  return items.reduce(
    (sum, { courseId, price }, index) =>
      enrolledIds.has(courseId) ? sum : sum + price - (shares[index] ?? 0),
    0,
  );
};

/** Notifies system administrators of an order that was paid twice. */
export const notifyRefundDue = (tx: Transaction, { number }: OrderRow) =>
  notifyAdministrators(tx, {
    kind: 'REFUND_DUE',
    link: `/course-management/create-course/orders?q=${number}`,
    params: { number },
  });
