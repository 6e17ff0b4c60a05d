import { shareDiscount } from '@lms/cart/contract';
import {
  coupons,
  courses,
  orderItems,
  organizations,
  receiptCounters,
  receipts,
  type Transaction,
} from '@lms/server/database';
import { asc, eq, sql } from 'drizzle-orm';
import type { OrderRow } from './orders';

/**
 * Returns the organization's next receipt number. Concurrent callers wait, so the numbers have no
 * gaps.
 */
const nextNumber = async (tx: Transaction, organizationId: string) => {
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ organizationId, last: 1 })
    .onConflictDoUpdate({
      target: receiptCounters.organizationId,
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning();
  return counter!.last;
};

/** Returns the organization that the order's coupon applies to; `undefined` means every one. */
const couponOrganization = async (tx: Transaction, { couponId }: OrderRow) => {
  if (!couponId) return undefined;
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId));
  return coupon?.scope === 'ALL' ? undefined : coupon?.organizationId;
};

/** Issues a receipt for each organization whose courses were paid for. */
export const issueReceipts = async (tx: Transaction, order: OrderRow, issuedAt: string) => {
  const sold = await tx
    .select({
      organizationId: organizations.id,
      organizationCode: organizations.code,
      organizationName: organizations.name,
      subtotal: sql`sum(${orderItems.price})`.mapWith(Number),
    })
    .from(orderItems)
    .innerJoin(courses, eq(courses.id, orderItems.courseId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(eq(orderItems.orderId, order.id))
    .groupBy(organizations.id)
    // A fixed order prevents deadlocks between concurrent payments.
    .orderBy(asc(organizations.id));
  const paid = sold.filter(({ subtotal }) => subtotal > 0);
  const owner = await couponOrganization(tx, order);
  const shares = shareDiscount(
    order.discount,
    paid.map(({ organizationId, subtotal }) =>
      owner === undefined || owner === organizationId ? subtotal : 0,
    ),
  );
  for (const [index, part] of paid.entries()) {
    const number = await nextNumber(tx, part.organizationId);
    await tx
      .insert(receipts)
      .values({ ...part, orderId: order.id, number, discount: shares[index] ?? 0, issuedAt });
  }
};
