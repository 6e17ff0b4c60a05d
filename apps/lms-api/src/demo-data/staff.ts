import { dhakaOffset, inDhaka } from '@lms/server/platform';
import type { DemoActivity } from './activities';
import type { Chance } from './chance';
import type { DemoCourse } from './load-courses';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const days = 95;
/** Friday and Saturday, the weekend in Bangladesh. */
const weekend = [5, 6];
const workShare = 0.6;
const maxActivities = 4;

type StaffActivity = Omit<DemoActivity, 'userId' | 'at'>;

/** Activities of an organization's staff: they edit courses and quizzes, and export lists. */
const staffWork = (courses: DemoCourse[]): StaffActivity[] => [
  ...courses.flatMap(({ id, title, lessons }): StaffActivity[] => [
    { action: 'CHANGED', subject: title, subjectId: id, entity: 'course' },
    ...lessons.flatMap(({ quiz }): StaffActivity[] =>
      quiz ? [{ action: 'CHANGED', subject: quiz.title, subjectId: quiz.id, entity: 'quiz' }] : [],
    ),
  ]),
  ...['user', 'course', 'order', 'batch-code'].map((entity): StaffActivity => ({
    action: 'EXPORTED',
    subject: entity,
    entity,
  })),
];

/** Three months of office work on the given courses, within office hours. */
export const officeActivities = (
  userId: string,
  courses: DemoCourse[],
  now: Date,
  chance: Chance,
): DemoActivity[] => {
  if (courses.length === 0) return [];
  const work = staffWork(courses);
  const today = Date.parse(inDhaka(now).slice(0, 10)) - dhakaOffset;
  return Array.from({ length: days }, (_, daysAgo) => today - daysAgo * day).flatMap((midnight) => {
    const isFree = weekend.includes(new Date(midnight + dhakaOffset).getUTCDay());
    if (isFree || !chance.happens(workShare)) return [];
    return Array.from({ length: chance.whole(1, maxActivities) }, () => {
      const at = new Date(midnight + chance.between(9, 17) * hour);
      return { userId, at: at.toISOString(), ...chance.pick(work) };
    }).filter(({ at }) => at < now.toISOString());
  });
};
