import type { courseRatings, enrolments, orderItems, orders } from '@lms/server/database';
import { dayInDhaka, dhakaOffset } from '@lms/server/platform';
import { createHash } from 'node:crypto';
import type { Chance } from './chance';
import type { ChooseCodes } from './codes';
import type { DemoCourse } from './load-courses';
import { makeReview } from './reviews';
import { type Student, study, type StudyRows } from './study';

type Order = Omit<typeof orders.$inferInsert, 'number'>;

/** Rows of one learner in one course, and the certificate earned. */
export interface EnrolmentRows extends Pick<
  StudyRows,
  'attempts' | 'answers' | 'progress' | 'days'
> {
  course: DemoCourse;
  /** Numbers are given when they are stored. The last order is that of the enrolment. */
  orders: Order[];
  orderItems: (typeof orderItems.$inferInsert)[];
  enrolment: typeof enrolments.$inferInsert;
  rating: typeof courseRatings.$inferInsert | null;
  earned: { userId: string; courseId: string; percent: number | null; at: Date } | null;
}

export interface EnrolmentPlan {
  course: DemoCourse;
  userId: string;
  ability: number;
  persistence: number;
  at: Date;
  /** Stops after this many lessons; random by default. */
  lessons?: number;
}

/** Random sources of the demo data; sales have one of their own, so that both stay reproducible. */
export interface Makers {
  now: Date;
  chance: Chance;
  sales: { chance: Chance; chooseCodes: ChooseCodes };
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Share of payments that fail at first, and of learners who hardly began and ask for a refund. */
const failedShare = 0.08;
const refundShare = 0.3;
const refundReasons = [
  'Bought by mistake; asked for another course.',
  'The learner found the course too advanced.',
  'No time to study before the examination.',
  'The employer has paid for the same course.',
];

const orderRow = (userId: string, total: number, at: Date, chance: Chance) => {
  const id = chance.id(at);
  return {
    id,
    userId,
    total,
    paymentMethod: total === 0 ? ('free' as const) : ('demo' as const),
    gatewayReference: total === 0 ? null : `demo-${id}`,
    idempotencyKey: chance.id(at),
    requestHash: createHash('sha256').update(id).digest('hex'),
    createdAt: at.toISOString(),
  };
};

/** Order of a course, sometimes with an earlier one that failed. */
const orderRows = (
  { course, userId, at }: EnrolmentPlan,
  { sales: { chance, chooseCodes } }: Makers,
) => {
  const { batchCodeId, couponId, discount } = chooseCodes(course, userId, at);
  const { id: courseId, title, price } = course;
  const codes = { couponId, discount };
  const paid: Order = {
    ...orderRow(userId, price - discount, at, chance),
    ...codes,
    paidAt: at.toISOString(),
    status: 'PAID',
  };
  const rows: Order[] = [paid];
  if (price > discount && chance.happens(failedShare)) {
    const earlier = new Date(at.getTime() - chance.between(2, 5) * minute);
    const status = chance.pick(['FAILED', 'CANCELLED'] as const);
    rows.unshift({ ...orderRow(userId, price - discount, earlier, chance), ...codes, status });
  }
  const item = { courseId, title, price, batchCodeId };
  return {
    paid,
    batchCodeId,
    orders: rows,
    orderItems: rows.map(({ id }) => ({ ...item, orderId: id! })),
  };
};

/** Refunds some of the orders whose learners stopped at once. */
const refund = (
  order: Order,
  { progress, attempts }: StudyRows,
  { sales: { chance }, now }: Makers,
) => {
  if (order.total === 0 || attempts.length > 0 || progress.length > 1) return null;
  const last = new Date(progress.at(-1)?.reportedAt ?? order.paidAt!).getTime();
  // Within office hours, one to four days later.
  const midnight = Date.parse(dayInDhaka(new Date(last + chance.whole(1, 4) * day))) - dhakaOffset;
  const at = new Date(midnight + chance.between(9, 17) * hour);
  if (!chance.happens(refundShare) || at >= now) return null;
  const refundReason = chance.pick(refundReasons);
  return { refundedAt: at.toISOString(), refundReason, status: 'REFUNDED' as const };
};

const ratingRow = (plan: EnrolmentPlan, { completedAt }: StudyRows, now: Date, chance: Chance) => {
  const finished = completedAt !== null;
  if (plan.lessons !== undefined || !chance.happens(finished ? 0.6 : 0.12)) return null;
  const since = (completedAt ?? plan.at).getTime();
  const at = new Date(chance.between(since, Math.min(now.getTime(), since + 72 * hour)));
  return {
    ...makeReview(chance, finished, plan.course.reviews),
    id: chance.id(at),
    courseId: plan.course.id,
    userId: plan.userId,
    createdAt: at.toISOString(),
  };
};

const lastActivity = ({ progress, attempts, startedAt }: StudyRows) =>
  [...progress.map((done) => done.reportedAt), ...attempts.map((sat) => sat.submittedAt ?? '')]
    .sort()
    .at(-1) ?? startedAt;

const firstLessons = ({ course, lessons }: EnrolmentPlan): DemoCourse => ({
  ...course,
  lessons: course.lessons.slice(0, lessons),
});

/** Makes the rows of a purchase and of the study that follows. */
export const enrolmentRows = (plan: EnrolmentPlan, makers: Makers): EnrolmentRows => {
  const { course, userId, at } = plan;
  const { now, chance } = makers;
  const { paid, batchCodeId, ...bought } = orderRows(plan, makers);
  const student: Student = { ...plan, enrolmentId: chance.id(at) };
  const studied = study(firstLessons(plan), student, at, now, chance);
  const whole = studied.progress.length === course.lessons.length;
  const studyRows = { ...studied, completedAt: whole ? studied.completedAt : null };
  const { attempts, answers, progress, completedAt, percent } = studyRows;
  const returned = refund(paid, studyRows, makers);
  const status = returned ? 'CANCELLED' : completedAt ? 'COMPLETED' : 'ACTIVE';
  const rating = ratingRow(plan, studyRows, now, chance);
  return {
    ...bought,
    course,
    orders: bought.orders.map((order) => (order === paid ? { ...paid, ...returned } : order)),
    attempts,
    answers,
    progress,
    days: studyRows.days,
    enrolment: {
      id: student.enrolmentId,
      userId,
      courseId: course.id,
      orderId: paid.id,
      batchCodeId,
      progressPercent: Math.floor((progress.length / course.lessons.length) * 100),
      lastLessonId: studyRows.lastLessonId,
      secondsSpent: studyRows.secondsSpent,
      countedUntil: progress.at(-1)?.reportedAt,
      createdAt: at.toISOString(),
      startedAt: studyRows.startedAt,
      lastActiveAt: lastActivity(studyRows),
      completedAt: completedAt?.toISOString(),
      status,
    },
    rating: returned ? null : rating,
    earned: completedAt ? { userId, courseId: course.id, percent, at: completedAt } : null,
  };
};
