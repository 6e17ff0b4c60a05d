import { reportSources } from '@lms/reports/api';
import { countAll, createReader } from '@lms/reports/api/testing';
import type { ReportName, ReportRow } from '@lms/reports/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loaded, today } from '../demo-fixture';
import { courseRating, courseReport, courseTime, finalQuiz } from './courses';
import { type DemoTables, type Expected, readTables } from './demo-tables';
import { partnerActivity, partnerSummary } from './partners';
import { generateReport, liveLog, overviewStatistic, userActivitySummary } from './people';
import { questionBank } from './questions';

let demo: Awaited<ReturnType<typeof loaded>>;
let tables: DemoTables;
beforeAll(async () => {
  demo = await loaded();
  await countAll(demo.db);
  tables = await readTables(demo.db, today);
});
afterAll(() => demo.close());

/** Expected answers; the demo set has no system log, which only a running server writes. */
const counts: Record<ReportName, (demo: DemoTables) => Expected> = {
  'generate-report': generateReport,
  'user-activity-summary-report': userActivitySummary,
  'live-log-report': liveLog,
  'system-log-report': () => ({ rows: [], figures: {}, charts: {} }),
  'course-report': courseReport,
  'question-bank-report': questionBank,
  'overview-statistic-report': overviewStatistic,
  'final-quiz-report': finalQuiz,
  'course-time-management-report': courseTime,
  'course-rating-report': courseRating,
  'wadhwani-activity-report': partnerActivity,
  'wadhwani-summary-report': partnerSummary,
};

/** Matches numbers within the precision of floating-point sums. */
const close = <T>(value: T): unknown => {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value === 'number') return expect.closeTo(value, 6);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, close(one)]));
};
const inOrder = (rows: ReportRow[]) => rows.sort((a, b) => (a.id < b.id ? -1 : 1));

it.each(Object.entries(counts))('counts the demo set right in the %s', async (name, count) => {
  const source = reportSources[name as ReportName];
  const reader = createReader(demo);
  const expected = count(tables);
  const rows = await reader.rows(source, tables.span);
  expect(inOrder(rows)).toEqual(close(inOrder(expected.rows)));
  const { figures, charts } = await reader.summary(source, tables.span);
  expect({ figures, charts }).toEqual(
    close({ figures: expected.figures, charts: expected.charts }),
  );
});
