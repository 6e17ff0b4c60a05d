import { createHash } from 'node:crypto';
import type { orderItems, orders } from '../../modules/cart/orders.table';
import type { courseRatings, enrolments } from '../../modules/learning/learning.table';
import type { Chance } from './chance';
import type { DemoCourse } from './load-courses';
import { makeReview } from './reviews';
import { type Student, study, type Traces } from './study';

/** The rows of one learner in one course, and the certificate that was earned by them. */
export interface EnrolmentRows extends Pick<Traces, 'attempts' | 'answers' | 'progress'> {
  /** It gets its number when it is stored. */
  order: Omit<typeof orders.$inferInsert, 'number'>;
  orderItem: typeof orderItems.$inferInsert;
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
  /** Stop after this many lessons; without it chance decides. */
  lessons?: number;
}

const hour = 60 * 60 * 1000;

const orderRows = ({ course, userId, at }: EnrolmentPlan, chance: Chance) => {
  const orderId = chance.id(at);
  const { id: courseId, title, price } = course;
  const createdAt = at.toISOString();
  return {
    order: {
      id: orderId,
      userId,
      total: price,
      paymentMethod: price === 0 ? ('free' as const) : ('demo' as const),
      gatewayReference: price === 0 ? null : `demo-${orderId}`,
      idempotencyKey: chance.id(at),
      requestHash: createHash('sha256').update(orderId).digest('hex'),
      createdAt,
      paidAt: createdAt,
      status: 'PAID' as const,
    },
    orderItem: { orderId, courseId, title, price },
  };
};

const ratingRow = (plan: EnrolmentPlan, { completedAt }: Traces, now: Date, chance: Chance) => {
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

const firstLessons = ({ course, lessons }: EnrolmentPlan): DemoCourse => ({
  ...course,
  lessons: course.lessons.slice(0, lessons),
});

/** Buys a course and studies it. */
export const enrolmentRows = (plan: EnrolmentPlan, now: Date, chance: Chance): EnrolmentRows => {
  const { course, userId, at } = plan;
  const bought = orderRows(plan, chance);
  const student: Student = { ...plan, enrolmentId: chance.id(at) };
  const studied = study(firstLessons(plan), student, at, now, chance);
  const whole = studied.progress.length === course.lessons.length;
  const traces = { ...studied, completedAt: whole ? studied.completedAt : null };
  const { attempts, answers, progress, completedAt, percent } = traces;
  return {
    ...bought,
    attempts,
    answers,
    progress,
    enrolment: {
      id: student.enrolmentId,
      userId,
      courseId: course.id,
      orderId: bought.order.id,
      progressPercent: Math.floor((progress.length / course.lessons.length) * 100),
      lastLessonId: traces.lastLessonId,
      secondsSpent: traces.secondsSpent,
      countedUntil: progress.at(-1)?.reportedAt,
      createdAt: at.toISOString(),
      startedAt: traces.startedAt,
      completedAt: completedAt?.toISOString(),
      status: completedAt ? 'COMPLETED' : 'ACTIVE',
    },
    rating: ratingRow(plan, traces, now, chance),
    earned: completedAt ? { userId, courseId: course.id, percent, at: completedAt } : null,
  };
};
