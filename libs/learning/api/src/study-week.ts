import type { StudyWeek } from '@lms/learning/contract';
import { enrolments, type Executor, studyDays, users } from '@lms/server/database';
import { addDays, dayInDhaka } from '@lms/server/platform';
import { desc, eq, sum } from 'drizzle-orm';

/** Seconds of study from which a day counts as studied. */
const countingSeconds = 60;

/**
 * Counts the days of study that go back from today without a break of two days or more. A day off
 * is forgiven, and today may still come.
 *
 * @param studied days of study, the latest first
 */
export const streakOf = (studied: readonly string[], today: string) => {
  const end = studied.findIndex((day, index) => day < addDays(studied[index - 1] ?? today, -2));
  return end === -1 ? studied.length : end;
};

/** Loads a learner's study of this week, and the streak that it continues. */
export const loadStudyWeek = async (
  db: Executor,
  userId: string,
  now: Date,
): Promise<StudyWeek> => {
  const rows = await db
    .select({ day: studyDays.day, seconds: sum(studyDays.seconds).mapWith(Number) })
    .from(studyDays)
    .innerJoin(enrolments, eq(enrolments.id, studyDays.enrolmentId))
    .where(eq(enrolments.userId, userId))
    .groupBy(studyDays.day)
    .orderBy(desc(studyDays.day));
  const [user] = await db
    .select({ goalDays: users.studyGoalDays })
    .from(users)
    .where(eq(users.id, userId));
  const seconds = new Map(rows.map((row) => [row.day, row.seconds]));
  const studied = rows.filter((row) => row.seconds >= countingSeconds).map(({ day }) => day);
  const today = dayInDhaka(now);
  const sunday = addDays(today, -new Date(today).getUTCDay());
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = addDays(sunday, index);
    const minutes = Math.floor((seconds.get(day) ?? 0) / 60);
    return { day, minutes, studied: studied.includes(day) };
  });
  return {
    today,
    days,
    minutes: days.reduce((total, { minutes }) => total + minutes, 0),
    daysStudied: days.filter((day) => day.studied).length,
    goalDays: user?.goalDays ?? null,
    streakDays: streakOf(studied, today),
  };
};
