import type { ReportColumn, ReportRow, ReportValue, ReportValueKind } from '@lms/reports/contract';

const numbers: readonly ReportValueKind[] = [
  'count',
  'decimal',
  'percent',
  'index',
  'money',
  'duration',
  'milliseconds',
];

/** The driver returns bigint and numeric values as strings, and timestamps in PostgreSQL's format. */
const toReportValue = (kind: ReportValueKind, value: unknown): ReportValue => {
  if (value === null || value === undefined) return null;
  if (numbers.includes(kind)) return Number(value);
  if (kind === 'instant') return new Date(value as string).toISOString();
  if (kind === 'day' || kind === 'period') return String(value).slice(0, 10);
  return String(value);
};

/** Converts a row of the source: only the columns and the ids of the definition remain. */
export const toReportRow = (
  columns: readonly ReportColumn[],
  row: Record<string, unknown>,
  recordIds: readonly string[] = [],
): ReportRow => ({
  ...Object.fromEntries(columns.map(({ field, kind }) => [field, toReportValue(kind, row[field])])),
  ...Object.fromEntries(recordIds.map((field) => [field, toReportValue('text', row[field])])),
  id: String(row['id']),
});
