import {
  type ReportChart,
  reportDefinitions,
  type ReportName,
  type ReportValue,
} from '@lms/reports/contract';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '@lms/server/database';

type Row = Record<string, unknown>;

export const readAll = async (db: Executor, statement: SQL): Promise<Row[]> =>
  (await db.execute(statement)).rows;

/** Counts and sums come as texts where they may be large. */
const numberOf = (value: unknown) => (value === null || value === undefined ? null : Number(value));

/** The figures of a report from one row that has them all, each under its name. */
export const figuresOf = (
  name: ReportName,
  row: Row = {},
): { field: string; value: ReportValue }[] =>
  reportDefinitions[name].figures.map(({ field }) => ({ field, value: numberOf(row[field]) }));

/** A chart of rows that have its `label` and a value for each of its series. */
export const chartOf = (chart: Omit<ReportChart, 'points'>, rows: Row[]): ReportChart => ({
  ...chart,
  points: rows.map((row) => ({
    label: String(row['label']),
    values: chart.series.map(({ field }) => numberOf(row[field])),
  })),
});

/** As many bars as a chart of the largest has. */
export const maxBars = 10;
