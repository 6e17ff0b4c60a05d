import {
  type ReportChart,
  reportDefinitions,
  type ReportName,
  type ReportValue,
} from '@lms/reports/contract';
import type { Executor } from '@lms/server/database';
import type { SQL } from 'drizzle-orm';

type Row = Record<string, unknown>;

export const queryRows = async (db: Executor, statement: SQL): Promise<Row[]> =>
  (await db.execute(statement)).rows;

/** The driver returns bigint and numeric values as strings. */
const numberOf = (value: unknown) => (value === null || value === undefined ? null : Number(value));

/** Builds the figures of a report from one row with a column for each. */
export const figuresOf = (
  name: ReportName,
  row: Row = {},
): { field: string; value: ReportValue }[] =>
  reportDefinitions[name].figures.map(({ field }) => ({ field, value: numberOf(row[field]) }));

/** Reads the figures of a report by a statement of one row with a column for each. */
export const queryFigures = async (db: Executor, name: ReportName, statement: SQL) => {
  const [row] = await queryRows(db, statement);
  return figuresOf(name, row);
};

/** Builds a chart from rows with a `label` and a column for each series. */
export const chartOf = (chart: Omit<ReportChart, 'points'>, rows: Row[]): ReportChart => ({
  ...chart,
  points: rows.map((row) => ({
    label: String(row['label']),
    values: chart.series.map(({ field }) => numberOf(row[field])),
  })),
});

/** Maximum of bars in a chart of the largest items. */
export const maxBars = 10;
