import { discountOf } from '@lms/cart/api';
import { batchCodes, coupons, type Executor } from '@lms/server/database';
import { dayInDhaka } from '@lms/server/platform';
import type { Chance } from './chance';
import { batchPlans, couponPlans } from './code-plans';
import { insertAll } from './insert-all';
import { type DemoCourse, idIn } from './load-courses';

const day = 24 * 60 * 60 * 1000;

type Batch = Omit<typeof batchCodes.$inferInsert, 'id'> & { id: string };
type Coupon = Omit<typeof coupons.$inferInsert, 'id'> & { id: string };

/** Share of the learners of a partner course who use a batch code, and of buyers who use a coupon. */
const batchShare = 0.8;
const couponShare = 0.3;

interface Context {
  db: Executor;
  chance: Chance;
  now: Date;
  organizationIds: Map<string, string>;
  courses: DemoCourse[];
}

const storeBatches = async ({ db, chance, now, organizationIds, courses }: Context) => {
  const bySlug = new Map(courses.map(({ slug, id }) => [slug, id]));
  const dayOf = (daysAgo: number) => dayInDhaka(new Date(now.getTime() - daysAgo * day));
  const rows = batchPlans.map(({ organization, course, from, to, ...batch }): Batch => {
    const at = new Date(now.getTime() - (Math.max(from, 0) + 10) * day);
    return {
      ...batch,
      id: chance.id(at),
      organizationId: idIn(organizationIds, organization, 'organization'),
      courseId: course ? idIn(bySlug, course, 'course') : null,
      startsOn: dayOf(from),
      endsOn: dayOf(to),
      createdAt: at.toISOString(),
    };
  });
  await insertAll(db, batchCodes, rows);
  return rows;
};

const storeCoupons = async ({ db, chance, now, organizationIds, courses }: Context) => {
  const bySlug = new Map(courses.map(({ slug, id }) => [slug, id]));
  const rows = couponPlans.map(
    ({ organization, courses: slugs = [], from, to, limits, ...coupon }): Coupon => {
      const at = new Date(now.getTime() - (from + 5) * day);
      return {
        ...coupon,
        ...limits,
        id: chance.id(at),
        organizationId: idIn(organizationIds, organization, 'organization'),
        courseIds: slugs.map((slug) => idIn(bySlug, slug, 'course')),
        startsAt: new Date(now.getTime() - from * day).toISOString(),
        expiresAt: new Date(now.getTime() - to * day).toISOString(),
        createdAt: at.toISOString(),
      };
    },
  );
  await insertAll(db, coupons, rows);
  return rows;
};

const takesLearner = ({ courseId, organizationId, ...batch }: Batch, course: DemoCourse) =>
  batch.status !== 'INACTIVE' &&
  organizationId === course.organizationId &&
  (courseId === null || courseId === course.id);

const holdsFor = ({ scope, organizationId, ...coupon }: Coupon, course: DemoCourse) =>
  coupon.status !== 'INACTIVE' &&
  course.price >= Math.max(coupon.minTotal ?? 0, 1) &&
  (scope === 'ALL' ||
    (organizationId === course.organizationId &&
      (scope === 'ORGANIZATION' || coupon.courseIds?.includes(course.id))));

/** Codes that a learner uses for a purchase. */
interface Codes {
  batchCodeId: string | null;
  couponId: string | null;
  /** Discount in poisha. */
  discount: number;
}
export type ChooseCodes = (course: DemoCourse, userId: string, at: Date) => Codes;

/** Stores batch codes and coupons; returns the function that chooses among them within their limits. */
export const loadCodes = async (context: Context): Promise<ChooseCodes> => {
  const { chance } = context;
  const batches = await storeBatches(context);
  const offers = await storeCoupons(context);
  const uses = new Map<string, number>();
  const used = (key: string) => uses.get(key) ?? 0;
  const use = (...keys: string[]) => {
    for (const key of keys) uses.set(key, used(key) + 1);
  };

  return (course, userId, at) => {
    const today = dayInDhaka(at);
    const batch = batches.find(
      (one) =>
        takesLearner(one, course) &&
        one.startsOn <= today &&
        today <= one.endsOn &&
        used(one.id) < one.capacity,
    );
    const joined = course.programme === 'PARTNER' && chance.happens(batchShare) ? batch : undefined;
    if (joined) use(joined.id);
    const instant = at.toISOString();
    const coupon = offers.find(
      ({ id, startsAt, expiresAt, usageLimit, perUserLimit, ...one }) =>
        holdsFor({ id, ...one }, course) &&
        startsAt! <= instant &&
        instant < expiresAt! &&
        (!usageLimit || used(id) < usageLimit) &&
        (!perUserLimit || used(id + userId) < perUserLimit),
    );
    const redeemed = chance.happens(couponShare) ? coupon : undefined;
    if (redeemed) use(redeemed.id, redeemed.id + userId);
    return {
      batchCodeId: joined?.id ?? null,
      couponId: redeemed?.id ?? null,
      discount: redeemed ? discountOf(redeemed, course.price) : 0,
    };
  };
};
