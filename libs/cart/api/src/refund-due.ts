import { shareDiscount } from '@lms/cart/contract';
import { enrolments, orderItems, orders, type Transaction } from '@lms/server/database';
import { notifyAdministrators } from '@lms/server/platform';
import { and, asc, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm';
import { findOrder, type OrderRow } from './orders';

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

/** Finds the buyer's other orders that were paid for courses of this one and did not bring them. */
export const findPaidAgain = (tx: Transaction, { id, userId }: OrderRow) => {
  const courseIds = tx
    .select({ courseId: orderItems.courseId })
    .from(orderItems)
    .where(eq(orderItems.orderId, id));
  const brought = tx
    .select({ one: sql`1` })
    .from(enrolments)
    .where(and(eq(enrolments.orderId, orders.id), eq(enrolments.courseId, orderItems.courseId)));
  return tx
    .selectDistinctOn([orderItems.courseId], { courseId: orderItems.courseId, orderId: orders.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.id, id),
        eq(orders.status, 'PAID'),
        gt(orders.refundDue, 0),
        inArray(orderItems.courseId, courseIds),
        notExists(brought),
      ),
    )
    .orderBy(asc(orderItems.courseId), asc(orders.paidAt));
};

/** Counts anew what is due for refund of an order that now brings more of its courses. */
export const recountRefundDue = async (tx: Transaction, orderId: string) => {
  const order = await findOrder(tx, orderId);
  if (!order) return;
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.courseId));
  const refundDue = await refundDueOf(tx, order, items);
  await tx.update(orders).set({ refundDue }).where(eq(orders.id, orderId));
};

/** Notifies system administrators of an order that was paid twice. */
export const notifyRefundDue = (tx: Transaction, { number }: OrderRow) =>
  notifyAdministrators(tx, {
    kind: 'REFUND_DUE',
    link: `/course-management/create-course/orders?q=${number}`,
    params: { number },
  });
