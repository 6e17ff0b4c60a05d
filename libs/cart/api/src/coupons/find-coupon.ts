import { type QuotedCoupon, unpaidOrderHours } from '@lms/cart/contract';
import { coupons, type Executor, orderItems, orders } from '@lms/server/database';
import { and, eq, gt, inArray, notInArray, or } from 'drizzle-orm';

export type CouponRow = typeof coupons.$inferSelect;

interface PricedCourse {
  courseId: string;
  organizationId: string;
  /** Price in poisha. */
  price: number;
}

interface CouponRequest {
  /** Code as the buyer typed it. */
  typed: string;
  courses: PricedCourse[];
  userId: string | undefined;
  now: Date;
  /**
   * Locks the coupon until the transaction ends, so that concurrent orders never exceed its limit.
   */
  lock: boolean;
}

const appliesTo = (coupon: CouponRow, { courseId, organizationId, price }: PricedCourse) => {
  if (price === 0) return false;
  if (coupon.scope === 'COURSES') {
    return coupon.organizationId === organizationId && coupon.courseIds.includes(courseId);
  }
  return coupon.scope === 'ALL' || coupon.organizationId === organizationId;
};

const hour = 60 * 60_000;

/** Matches the orders that use their coupon: paid ones, and pending ones until their time is over. */
export const usesCoupon = (now: Date) => {
  const oldest = new Date(now.getTime() - unpaidOrderHours * hour).toISOString();
  return or(
    eq(orders.status, 'PAID'),
    and(eq(orders.status, 'PENDING'), gt(orders.createdAt, oldest)),
  );
};

/**
 * Counts the orders that use the coupon. A pending order of this buyer
 * for one of the same courses does not count, because checkout ends it before it places the new
 * one.
 */
const usesOf = async (db: Executor, couponId: string, { userId, courses, now }: CouponRequest) => {
  const sameCourses = db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(
      inArray(
        orderItems.courseId,
        courses.map(({ courseId }) => courseId),
      ),
    );
  const uses = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(
      and(
        eq(orders.couponId, couponId),
        usesCoupon(now),
        userId
          ? or(
              eq(orders.status, 'PAID'),
              notInArray(orders.id, sameCourses),
              notInArray(orders.userId, [userId]),
            )
          : undefined,
      ),
    );
  return { all: uses.length, own: uses.filter((use) => use.userId === userId).length };
};

/** Returns the discount in poisha, never more than the sum. */
export const discountOf = ({ kind, amount }: Pick<CouponRow, 'kind' | 'amount'>, sum: number) =>
  kind === 'PERCENT' ? Math.round((sum * amount) / 100) : Math.min(amount, sum);

/** Finds the coupon for a buyer's courses and the discount that it gives. */
export const findCoupon = async (
  db: Executor,
  request: CouponRequest,
): Promise<{ id?: string; quoted: QuotedCoupon }> => {
  const { typed, courses, now, lock } = request;
  const query = db.select().from(coupons).where(eq(coupons.code, typed.trim().toUpperCase()));
  const [coupon] = await (lock ? query.for('update') : query);
  if (!coupon) return { quoted: { problem: 'coupon.unknown' } };
  const { id, code, startsAt, expiresAt, minTotal, usageLimit, perUserLimit } = coupon;
  // An ended coupon says so also after it was put away.
  if (expiresAt && now >= new Date(expiresAt)) return { quoted: { problem: 'coupon.expired' } };
  if (coupon.status !== 'ACTIVE') return { quoted: { problem: 'coupon.unknown' } };
  if (startsAt && now < new Date(startsAt)) return { quoted: { problem: 'coupon.notStarted' } };
  const held = courses.filter((course) => appliesTo(coupon, course));
  if (held.length === 0) return { quoted: { problem: 'coupon.otherCourse' } };
  const sum = held.reduce((total, { price }) => total + price, 0);
  if (sum < minTotal) return { quoted: { problem: 'coupon.belowMinimum', minTotal } };
  const uses = await usesOf(db, id, request);
  if (usageLimit > 0 && uses.all >= usageLimit) return { quoted: { problem: 'coupon.usedUp' } };
  if (perUserLimit > 0 && uses.own >= perUserLimit) {
    return { quoted: { problem: 'coupon.usedByYou' } };
  }
  return { id, quoted: { code, discount: discountOf(coupon, sum) } };
};
