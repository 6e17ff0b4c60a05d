import { courses, type Executor, orderItems, orders, receipts, users } from '@lms/server/database';
import type { Scope } from '@lms/server/platform';
import { and, asc, eq } from 'drizzle-orm';
import type { Receipt } from './receipt-pdf';

/** Formats a receipt number: the organization's code and six digits. */
const numberOf = (code: string, number: number) => `${code}-${String(number).padStart(6, '0')}`;

/**
 * Limits receipts to the caller's scope: all, those the caller paid for, or those of the caller's
 * organization.
 */
const reached = (scope: Scope, isBuyer: boolean) => {
  if (scope.kind === 'all') return undefined;
  return isBuyer
    ? eq(orders.userId, scope.userId)
    : eq(receipts.organizationId, scope.organizationId ?? '');
};

/** Returns the receipts of an order within the caller's scope. */
export const findReceipts = async (
  db: Executor,
  { orderId, scope, isBuyer }: { orderId: string; scope: Scope; isBuyer: boolean },
): Promise<Receipt[]> => {
  const rows = await db
    .select({ receipt: receipts, order: orders, name: users.name, email: users.username })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(receipts.orderId, orderId), reached(scope, isBuyer)))
    .orderBy(asc(receipts.organizationCode));
  if (rows.length === 0) return [];
  const items = await db
    .select({
      organizationId: courses.organizationId,
      title: orderItems.title,
      price: orderItems.price,
    })
    .from(orderItems)
    .innerJoin(courses, eq(courses.id, orderItems.courseId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.title));
  return rows.map(({ receipt, order, name, email }) => ({
    number: numberOf(receipt.organizationCode, receipt.number),
    organizationName: receipt.organizationName,
    orderNumber: order.number,
    buyerName: name,
    buyerEmail: email,
    items: items.filter(({ organizationId }) => organizationId === receipt.organizationId),
    discount: receipt.discount,
    issuedAt: receipt.issuedAt,
    refundedAt: order.refundedAt,
  }));
};
