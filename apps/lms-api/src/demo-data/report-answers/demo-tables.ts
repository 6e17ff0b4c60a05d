import { resolveRange } from '@lms/reports/api';
import type { ReportRow } from '@lms/reports/contract';
import {
  activityLog,
  attemptAnswers,
  attempts,
  batchCodes,
  certificates,
  courseCategories,
  courseRatings,
  courses,
  enrolments,
  type Executor,
  lessonProgress,
  lessons,
  orderItems,
  orders,
  organizations,
  questionBanks,
  questions,
  quizzes,
  studyDays,
  users,
} from '@lms/server/database';
import { dayInDhaka } from '@lms/server/platform';

/** Expected answer of a report for thirty days of the demo set, rows in any order. */
export interface Expected {
  rows: ReportRow[];
  figures: Record<string, number | null>;
  charts: Record<string, (string | number | null)[][]>;
}

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));

/** Reads all rows of the demo set that the reports are about, to be counted independently. */
export const readTables = async (db: Executor, today: Date) => {
  const span = resolveRange('last30days', today);
  const made = await db.select().from(enrolments);
  const finals = (await db.select().from(quizzes)).filter(({ kind }) => kind === 'FINAL');
  return {
    span,
    isInRange: (at: string | null) =>
      at !== null && at >= (span.from ?? '') && at < (span.before ?? ''),
    isInDays: (day: string) => day >= (span.fromDay ?? '') && day <= (span.toDay ?? ''),
    users: byId(await db.select().from(users)),
    organizations: byId(await db.select().from(organizations)),
    categories: byId(await db.select().from(courseCategories)),
    courses: byId(await db.select().from(courses)),
    lessons: await db.select().from(lessons),
    everEnrolled: byId(made),
    enrolments: byId(made.filter(({ status }) => status !== 'CANCELLED')),
    studyDays: await db.select().from(studyDays),
    progress: await db.select().from(lessonProgress),
    attempts: await db.select().from(attempts),
    answers: await db.select().from(attemptAnswers),
    quizzes: byId(await db.select().from(quizzes)),
    finals: new Set(finals.map(({ id }) => id)),
    questions: byId(await db.select().from(questions)),
    banks: byId(await db.select().from(questionBanks)),
    ratings: (await db.select().from(courseRatings)).filter(({ status }) => status === 'VISIBLE'),
    certificates: await db.select().from(certificates),
    batches: await db.select().from(batchCodes),
    paid: (await db.select().from(orders)).filter(({ status }) => status === 'PAID'),
    items: await db.select().from(orderItems),
    activity: await db.select().from(activityLog),
  };
};
export type DemoTables = Awaited<ReturnType<typeof readTables>>;

export const dayOf = (at: string) => dayInDhaka(new Date(at));
export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
export const withoutNull = <T>(values: (T | null)[]) => values.filter((value) => value !== null);
/** Mean of the values that are not `null`. */
export const meanOf = (values: (number | null)[]) => {
  const known = withoutNull(values);
  return known.length === 0 ? null : sumOf(known) / known.length;
};
export const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : (100 * part) / whole;
export const highest = (values: (number | null)[]) => {
  const known = withoutNull(values);
  return known.length === 0 ? null : Math.max(...known);
};
export const latest = (times: string[]) => times.sort().at(-1) ?? null;

/** Rows with the largest values, ties by id, up to the number of bars of a chart. */
export const largest = <T extends ReportRow>(rows: T[], field: string) =>
  rows
    .filter((row) => Number(row[field]) > 0)
    .sort((a, b) => Number(b[field]) - Number(a[field]) || a.id.localeCompare(b.id, 'und'))
    .slice(0, 10);

/** Submitted final quizzes of an enrolment. */
export const finalsOf = ({ attempts: all, finals }: DemoTables, enrolmentId: string) =>
  all.filter(
    (one) => one.enrolmentId === enrolmentId && finals.has(one.quizId) && one.submittedAt !== null,
  );
