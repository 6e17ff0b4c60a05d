import { sql } from 'drizzle-orm';
import type { Deps, Transaction } from '../../deps';
import type { users } from '../../modules/auth/users.table';
import { nextOrderNumbers } from '../../modules/cart/orders';
import { orderItems, orders } from '../../modules/cart/orders.table';
import { courses } from '../../modules/course-management/courses.table';
import { issueCertificate } from '../../modules/learning/certificates/issue';
import {
  attemptAnswers,
  attempts,
  courseRatings,
  enrolments,
  lessonProgress,
} from '../../modules/learning/learning.table';
import type { Chance } from './chance';
import { type EnrolmentPlan, enrolmentRows } from './enrolment-rows';
import { insertAll } from './insert-all';
import type { DemoCourse } from './load-courses';
import { makePerson } from './people';

const day = 24 * 60 * 60 * 1000;
const months = 90;
const mostCourses = 4;

/** A few courses, the substantial ones more often than the short ones. */
const pickCourses = (all: DemoCourse[], { random, whole }: Chance): DemoCourse[] =>
  all
    .map((course) => ({ course, rank: random() ** (1 / course.lessons.length) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, Math.min(whole(1, mostCourses), whole(1, mostCourses)))
    .map(({ course }) => course);

/** Learners number `from` to `to` and what they set out to study in the last three months. */
export const makeLearners = (
  { from, to }: { from: number; to: number },
  { courses: all, passwordHash, now }: { courses: DemoCourse[]; passwordHash: string; now: Date },
  chance: Chance,
) => {
  const people: (typeof users.$inferInsert)[] = [];
  const plans: EnrolmentPlan[] = [];
  for (let number = from; number <= to; number += 1) {
    const { ability, persistence, ...person } = makePerson(chance, number);
    const joined = new Date(now.getTime() - chance.between(1, months) * day);
    const id = chance.id(joined);
    let at = joined;
    for (const course of pickCourses(all, chance)) {
      plans.push({ course, userId: id, ability, persistence, at });
      at = new Date(chance.between(at.getTime(), now.getTime()));
    }
    people.push({
      ...person,
      id,
      roles: ['ROLE_USER'],
      passwordHash,
      createdAt: joined.toISOString(),
      emailVerifiedAt: joined.toISOString(),
      lastLoginAt: at.toISOString(),
      status: 'ACTIVE',
    });
  }
  return { people, plans };
};

/** Stores what learners did, and issues the certificates that they earned, the first one first. */
export const storeStudies = async (
  tx: Transaction,
  deps: Deps,
  plans: EnrolmentPlan[],
  chance: Chance,
) => {
  const inOrder = [...plans].sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = inOrder.map((plan) => enrolmentRows(plan, deps.now(), chance));
  const numbers = await nextOrderNumbers(
    tx,
    inOrder.map(({ at }) => at),
  );
  await insertAll(
    tx,
    orders,
    rows.map(({ order }, index) => ({ ...order, number: numbers[index]! })),
  );
  await insertAll(
    tx,
    orderItems,
    rows.map(({ orderItem }) => orderItem),
  );
  await insertAll(
    tx,
    enrolments,
    rows.map(({ enrolment }) => enrolment),
  );
  await insertAll(
    tx,
    lessonProgress,
    rows.flatMap(({ progress }) => progress),
  );
  await insertAll(
    tx,
    attempts,
    rows.flatMap((row) => row.attempts),
  );
  await insertAll(
    tx,
    attemptAnswers,
    rows.flatMap(({ answers }) => answers),
  );
  await insertAll(
    tx,
    courseRatings,
    rows.flatMap(({ rating }) => rating ?? []),
  );
  const earned = rows
    .flatMap((row) => row.earned ?? [])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, ...certificate } of earned) {
    await issueCertificate(tx, { ...deps, now: () => at }, certificate);
  }
};

/** Brings the courses' counters in line with what was stored. */
export const countStudies = async (tx: Transaction) => {
  await tx.execute(sql`
    update ${courses} set
      enrolment_count = counted.enrolments,
      rating_count = counted.ratings,
      rating_average = counted.average
    from (
      select ${courses.id} as course_id,
        (select count(*)::int from ${enrolments} where ${enrolments.courseId} = ${courses.id}) as enrolments,
        (select count(*)::int from ${courseRatings} where ${courseRatings.courseId} = ${courses.id}) as ratings,
        (select coalesce(avg(${courseRatings.stars}), 0)::float8 from ${courseRatings}
          where ${courseRatings.courseId} = ${courses.id}) as average
      from ${courses}
    ) as counted
    where ${courses}.id = counted.course_id`);
};
