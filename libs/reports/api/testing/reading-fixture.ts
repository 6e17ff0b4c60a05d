import { reportDefinitions, type ReportName } from '@lms/reports/contract';
import type { Executor } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { sql } from 'drizzle-orm';
import { countActivity } from '../src/activity/count-activity';
import { countQuestions } from '../src/activity/count-questions';
import { toReportRow } from '../src/report-rows';
import type { MakeReportSource, ReportRequest } from '../src/report-source';

const ask = (name: ReportName, request: Partial<ReportRequest>): ReportRequest => ({
  scope: { kind: 'all' },
  from: null,
  before: null,
  fromDay: null,
  toDay: null,
  filter: {},
  searchTerm: '',
  language: 'en',
  sorting: reportDefinitions[name].sorting,
  ...request,
});

/** Runs the counts that otherwise run in the background. */
export const countAll = async (db: Executor) => {
  while (await countActivity(db));
  while (await countQuestions(db));
};

/** Reads reports as the server does. */
export const createReader = (deps: Deps) => {
  const { db } = deps.database;
  return {
    async rows(make: MakeReportSource, request: Partial<ReportRequest> = {}) {
      const source = make(deps);
      const asked = ask(source.name, request);
      const { rows } = await db.execute(source.rows(asked));
      const counted = await db.execute(source.counted?.(asked) ?? sql`select`);
      if (source.counted && counted.rows.length !== rows.length) {
        throw new Error(`${rows.length} rows, but ${counted.rows.length} are counted`);
      }
      return rows.map((row) => toReportRow(reportDefinitions[source.name].columns, row));
    },
    /** Reads figures and chart points by name, and all points. */
    async summary(make: MakeReportSource, request: Partial<ReportRequest> = {}) {
      const source = make(deps);
      const { figures, charts } = await source.summary(db, ask(source.name, request));
      return {
        figures: Object.fromEntries(figures.map(({ field, value }) => [field, value])),
        charts: Object.fromEntries(
          charts.map(({ name, points }) => [
            name,
            points.map(({ label, values }) => [label, ...values]),
          ]),
        ),
        points: charts.flatMap(({ points }) => points),
      };
    },
  };
};
