import type { Quote, QuoteInput, QuoteLine } from '@lms/cart/contract';
import { findBatch } from '@lms/org-management/api';
import {
  courseCategories,
  courses,
  enrolments,
  type Executor,
  isOffered,
  organizations,
} from '@lms/server/database';
import { dayInDhaka } from '@lms/server/platform';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { findCoupon } from './coupons/find-coupon';

const findActiveCourses = (db: Executor, ids: string[]) =>
  db
    .select({
      line: {
        courseId: courses.id,
        slug: courses.slug,
        title: courses.title,
        language: courses.language,
        imageUrl: courses.imageUrl,
        category: courseCategories.slug,
        organizationName: organizations.name,
        level: courses.level,
        durationMinutes: courses.durationMinutes,
        lectureCount: courses.lectureCount,
        ratingAverage: courses.ratingAverage,
        ratingCount: courses.ratingCount,
        price: courses.price,
      },
      organizationId: courses.organizationId,
      programme: courses.programme,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(and(inArray(courses.id, ids), isOffered));

/** Returns which of the courses a person is enrolled in. */
export const findEnrolledIds = async (db: Executor, userId: string, ids: string[]) => {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, userId),
        inArray(enrolments.courseId, ids),
        ne(enrolments.status, 'CANCELLED'),
      ),
    );
  return new Set(rows.map(({ courseId }) => courseId));
};

const unavailable = (courseId: string): QuoteLine => ({
  courseId,
  slug: '',
  title: '',
  language: 'en',
  imageUrl: null,
  category: '',
  organizationName: '',
  level: 'BEGINNER',
  durationMinutes: 0,
  lectureCount: 0,
  ratingAverage: 0,
  ratingCount: 0,
  price: 0,
  isPartnerCourse: false,
  problem: 'cart.unavailable',
});

/** Request for a quote, with its buyer and time. */
interface QuoteRequest extends QuoteInput {
  userId: string | undefined;
  now: Date;
  /** Locks batch and coupon until the transaction ends, because an order follows. */
  lock?: boolean;
}

/** Quote with the values that an order stores but the buyer does not see. */
export interface FullQuote {
  quote: Quote;
  couponId: string | null;
  batchCodeId: string | null;
}

const sumOfPrices = (prices: { price: number }[]) =>
  prices.reduce((sum, { price }) => sum + price, 0);

/** Quotes the courses at their current prices, in the order requested. */
export const quoteCourses = async (
  db: Executor,
  { courseIds, batchCode, coupon, userId, now, lock = false }: QuoteRequest,
): Promise<FullQuote> => {
  const ids = [...new Set(courseIds)];
  const found = new Map((await findActiveCourses(db, ids)).map((row) => [row.line.courseId, row]));
  const enrolled = userId ? await findEnrolledIds(db, userId, ids) : new Set<string>();
  const lines = ids.map((courseId): QuoteLine => {
    const course = found.get(courseId);
    if (!course) return unavailable(courseId);
    const { line, programme } = course;
    return {
      ...line,
      isPartnerCourse: programme === 'PARTNER',
      ...(enrolled.has(courseId) && { problem: 'cart.alreadyEnrolled' }),
    };
  });
  const buyable = [...found.values()]
    .map(({ line, ...course }) => ({ ...line, ...course }))
    .filter(({ courseId }) => !enrolled.has(courseId));
  const request = { courses: buyable, userId, lock };
  const batch = batchCode?.trim()
    ? await findBatch(db, { ...request, typed: batchCode, today: dayInDhaka(now) })
    : undefined;
  const taken = coupon?.trim()
    ? await findCoupon(db, { ...request, typed: coupon, now })
    : undefined;
  const discount = taken && 'discount' in taken.quoted ? taken.quoted.discount : 0;
  return {
    quote: {
      lines,
      total: sumOfPrices(buyable) - discount,
      currency: 'BDT',
      ...(batch && { batch: batch.quoted }),
      ...(taken && { coupon: taken.quoted }),
    },
    couponId: taken?.id ?? null,
    batchCodeId: batch?.id ?? null,
  };
};
