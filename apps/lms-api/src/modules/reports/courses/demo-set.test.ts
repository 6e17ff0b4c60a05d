import { reportDefinitions, type ReportRow } from '@lms/contract';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loaded, today } from '../../../db/demo-data/demo-fixture';
import type { Deps } from '../../../deps';
import { dayInDhaka } from '../../../dhaka';
import { orderItems, orders } from '../../cart/orders.table';
import { courses } from '../../course-management/courses.table';
import { quizzes } from '../../course-management/quizzes.table';
import { certificates } from '../../learning/certificates.table';
import { attempts, courseRatings, enrolments, lessonProgress } from '../../learning/learning.table';
import { batchCodes } from '../../org-management/batch-codes/batch-codes.table';
import { resolveRange } from '../range';
import { toReportRow } from '../report-rows';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { makeCourseRatingReport } from './course-rating-report';
import { makeCourseReport } from './course-report';
import { makeCourseTimeManagementReport } from './course-time-management-report';
import { makeFinalQuizReport } from './final-quiz-report';
import { makeWadhwaniActivityReport } from './wadhwani-activity-report';
import { makeWadhwaniSummaryReport } from './wadhwani-summary-report';

/** All rows of the demo set that the reports are about, to be counted by hand. */
const readTables = async ({ db }: Awaited<ReturnType<typeof loaded>>) => {
  const { id, quizId, enrolmentId, submittedAt, percent, passed } = getTableColumns(attempts);
  return {
    courses: await db.select().from(courses),
    enrolments: (await db.select().from(enrolments)).filter((one) => one.status !== 'CANCELLED'),
    attempts: await db
      .select({ id, quizId, enrolmentId, submittedAt, percent, passed })
      .from(attempts),
    finals: new Set(
      (await db.select().from(quizzes)).filter((one) => one.kind === 'FINAL').map((one) => one.id),
    ),
    ratings: (await db.select().from(courseRatings)).filter((one) => one.status === 'VISIBLE'),
    progress: await db.select().from(lessonProgress),
    certificates: await db.select().from(certificates),
    batches: await db.select().from(batchCodes),
    orders: await db.select().from(orders),
    items: await db.select().from(orderItems),
  };
};

let demo: Awaited<ReturnType<typeof loaded>>;
let tables: Awaited<ReturnType<typeof readTables>>;
const range = resolveRange('last30days', today);

beforeAll(async () => {
  demo = await loaded();
  tables = await readTables(demo);
});
afterAll(() => demo.close());

const isInRange = (at: string | null) =>
  at !== null && at >= (range.from ?? '') && at < (range.before ?? '');
const meanOf = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Marked final quizzes of an enrolment. */
const finalsOf = (enrolmentId: string) =>
  tables.attempts.filter((one) => one.enrolmentId === enrolmentId && tables.finals.has(one.quizId));
const bestOf = (found: { percent: number | null }[]) =>
  found.reduce<number | null>(
    (best, { percent }) => (percent === null ? best : Math.max(best ?? 0, percent)),
    null,
  );
const told = (values: (number | null)[]) => values.filter((value) => value !== null);

const read = async (make: MakeReportSource) => {
  const source = make({ database: demo } as unknown as Deps);
  const { columns, sorting } = reportDefinitions[source.name];
  const request: ReportRequest = {
    ...{ ...range, scope: { kind: 'all' }, filter: {}, searchTerm: '', language: 'en', sorting },
  };
  const { rows } = await demo.db.execute(source.rows(request));
  const found = rows.map((row) => toReportRow(columns, row));
  const { figures } = await source.summary(demo.db, request);
  return {
    byId: new Map(found.map((row) => [row.id, row])),
    figure: (name: string) => figures.find(({ field }) => field === name)?.value,
  };
};

/** A share that both have, to what a computer's fractions are good for. */
const expectClose = (row: ReportRow | undefined, field: string, value: number | null) =>
  value === null
    ? expect(row?.[field]).toBeNull()
    : expect(row?.[field], field).toBeCloseTo(value, 6);

it('counts of each course what the demo set holds', async () => {
  const { byId, figure } = await read(makeCourseReport);
  expect(byId.size).toBe(tables.courses.length);
  const paid = new Set(
    tables.orders
      .filter((one) => one.status === 'PAID' && isInRange(one.paidAt))
      .map(({ id }) => id),
  );
  const sold = tables.orders.filter(({ id }) => paid.has(id));
  expect(figure('revenue')).toBe(sumOf(sold.map(({ total }) => total)));
  for (const { id } of tables.courses) {
    const mine = tables.enrolments.filter((one) => one.courseId === id);
    const made = mine.filter((one) => isInRange(one.createdAt));
    const completed = made.filter((one) => one.status === 'COMPLETED').length;
    const row = byId.get(id);
    expect(row).toMatchObject({ enrolled: made.length, completed });
    const scores = mine.map((one) =>
      bestOf(finalsOf(one.id).filter(({ submittedAt }) => isInRange(submittedAt))),
    );
    expectClose(row, 'averageScore', meanOf(told(scores)));
    const stars = tables.ratings.filter((one) => one.courseId === id).map((one) => one.stars);
    expectClose(row, 'rating', meanOf(stars));
  }
});

it('counts the ratings of the demo set', async () => {
  const { byId, figure } = await read(makeCourseRatingReport);
  const given = tables.ratings.filter((one) => isInRange(one.createdAt));
  expect(figure('ratings')).toBe(given.length);
  expect(figure('reviews')).toBe(given.filter(({ review }) => review !== '').length);
  for (const { id } of tables.courses) {
    const stars = given.filter((one) => one.courseId === id).map((one) => one.stars);
    const row = byId.get(id);
    expect(row).toMatchObject({
      ratings: stars.length,
      stars5: stars.filter((n) => n === 5).length,
    });
    expectClose(row, 'averageRating', meanOf(stars));
  }
});

it('lists the final quizzes of the demo set', async () => {
  const { byId, figure } = await read(makeFinalQuizReport);
  const standing = new Set(tables.enrolments.map(({ id }) => id));
  const sat = tables.attempts.filter(
    (one) =>
      isInRange(one.submittedAt) && tables.finals.has(one.quizId) && standing.has(one.enrolmentId),
  );
  expect(new Set(byId.keys())).toEqual(new Set(sat.map(({ id }) => id)));
  expect(figure('attempts')).toBe(sat.length);
  expect(figure('passed')).toBe(sat.filter(({ passed }) => passed).length);
  const best = [...standing].map((id) => bestOf(sat.filter((one) => one.enrolmentId === id)));
  expect(figure('averageScore')).toBeCloseTo(meanOf(told(best)) ?? 0, 6);
});

it('tells the time of every enrolment of the demo set', async () => {
  const { byId, figure } = await read(makeCourseTimeManagementReport);
  const made = tables.enrolments.filter((one) => isInRange(one.createdAt));
  expect(new Set(byId.keys())).toEqual(new Set(made.map(({ id }) => id)));
  expect(figure('secondsSpent')).toBeCloseTo(sumOf(made.map((one) => one.secondsSpent)), 3);
  const dayOf = (at: string) => Date.parse(dayInDhaka(new Date(at))) / 86_400_000;
  for (const one of made) {
    const acts = [
      ...tables.progress
        .filter((done) => done.enrolmentId === one.id)
        .map((done) => done.reportedAt),
      ...tables.attempts
        .filter(({ enrolmentId }) => enrolmentId === one.id)
        .flatMap(({ submittedAt }) => submittedAt ?? []),
    ];
    const days = one.completedAt && dayOf(one.completedAt) - dayOf(one.createdAt);
    expect(byId.get(one.id)).toMatchObject({
      lastActivityAt: acts.sort().at(-1) ?? one.startedAt,
      daysToCompletion: days,
    });
  }
});

it('counts the learners of the partner batches of the demo set', async () => {
  const partner = new Set(
    tables.courses.filter((one) => one.programme === 'PARTNER').map(({ id }) => id),
  );
  const joined = tables.enrolments.filter(
    (one) => one.batchCodeId && partner.has(one.courseId) && isInRange(one.createdAt),
  );
  expect(joined.length).toBeGreaterThan(0);
  const learners = await read(makeWadhwaniActivityReport);
  expect(new Set(learners.byId.keys())).toEqual(new Set(joined.map(({ id }) => id)));
  for (const { id } of joined) {
    const done = tables.progress.filter((one) => one.enrolmentId === id && one.completedAt);
    const row = learners.byId.get(id);
    expect(row).toMatchObject({ lessonsCompleted: done.length });
    expectClose(row, 'averageScore', bestOf(finalsOf(id)));
  }
  const batches = await read(makeWadhwaniSummaryReport);
  expect(batches.byId.size).toBe(tables.batches.length);
  const isPassed = (one: (typeof joined)[number]) =>
    finalsOf(one.id).some(({ passed }) => passed) ||
    tables.certificates.some((has) => has.userId === one.userId && has.courseId === one.courseId);
  for (const { id } of tables.batches) {
    const mine = joined.filter((one) => one.batchCodeId === id);
    const passed = mine.filter(isPassed).length;
    const completed = mine.filter((one) => one.status === 'COMPLETED').length;
    const row = batches.byId.get(id);
    expect(row).toMatchObject({ enrolled: mine.length, completed, passed });
    expectClose(row, 'averageScore', meanOf(told(mine.map((one) => bestOf(finalsOf(one.id))))));
  }
});
