import { rebuildActivity, rebuildQuestions } from '@lms/reports/api';
import { courseRatings, courses, enrolments, type Transaction } from '@lms/server/database';
import { eq, ne, sql } from 'drizzle-orm';
import type { DemoActivity, DemoUser } from './activities';
import type { Chance } from './chance';
import type { EnrolmentPlan } from './enrolment-rows';
import { type DemoCourse, idIn } from './load-courses';
import { makePerson } from './people';

const day = 24 * 60 * 60 * 1000;
const months = 90;
const maxCourses = 4;
/** Time from joining to the first enrolment. */
const firstEnrolmentDelayMs = 10 * 60 * 1000;

/** Organizations that sent some of the learners; most come by themselves. */
const senders = [
  { organization: 'SHIKKHA', everyNth: 8 },
  { organization: 'WADHWANI', everyNth: 13 },
  { organization: 'BCC', everyNth: 17 },
];

/** Picks a few courses, long ones more often than short ones. */
const pickCourses = (all: DemoCourse[], { random, whole }: Chance): DemoCourse[] =>
  all
    .map((course) => ({ course, rank: random() ** (1 / course.lessons.length) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, Math.min(whole(1, maxCourses), whole(1, maxCourses)))
    .map(({ course }) => course);

interface LearnersContext {
  courses: DemoCourse[];
  organizationIds: Map<string, string>;
  passwordHash: string;
  now: Date;
}

/** Makes learners number `from` to `to`, and their enrolments of the last three months. */
export const makeLearners = (
  { from, to }: { from: number; to: number },
  { courses: all, organizationIds, passwordHash, now }: LearnersContext,
  chance: Chance,
) => {
  const people: DemoUser[] = [];
  const activities: DemoActivity[] = [];
  const plans: EnrolmentPlan[] = [];
  for (let number = from; number <= to; number += 1) {
    const { ability, persistence, ...person } = makePerson(chance, number);
    const joined = new Date(now.getTime() - chance.between(1, months) * day);
    const id = chance.id(joined);
    const sender = senders.find(({ everyNth }) => number % everyNth === 0);
    let at = new Date(joined.getTime() + firstEnrolmentDelayMs);
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
      organizationId: sender && idIn(organizationIds, sender.organization, 'organization'),
      status: 'ACTIVE',
    });
    activities.push({ userId: id, at: joined.toISOString(), action: 'REGISTERED' });
  }
  return { people, activities, plans };
};

/** Updates the counters of courses and the rollups of reports to the stored rows. */
export const countStudies = async (tx: Transaction) => {
  await tx.execute(sql`
    update ${courses} set
      enrolment_count = counted.enrolments,
      rating_count = counted.ratings,
      rating_average = counted.average
    from (
      select ${courses.id} as course_id,
        (select count(*)::int from ${enrolments} where ${enrolments.courseId} = ${courses.id}
          and ${ne(enrolments.status, 'CANCELLED')}) as enrolments,
        (select count(*)::int from ${courseRatings} where ${courseRatings.courseId} = ${courses.id}
          and ${eq(courseRatings.status, 'VISIBLE')}) as ratings,
        (select coalesce(avg(${courseRatings.stars}), 0)::float8 from ${courseRatings}
          where ${courseRatings.courseId} = ${courses.id}
          and ${eq(courseRatings.status, 'VISIBLE')}) as average
      from ${courses}
    ) as counted
    where ${courses}.id = counted.course_id`);
  await rebuildActivity(tx);
  await rebuildQuestions(tx);
};
