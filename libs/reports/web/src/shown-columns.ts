import type { ReportDefinition } from '@lms/reports/contract';
import type { ReportState } from './use-report-table';

/** Returns the fields of the visible columns; `undefined` if none is hidden. */
export const shownColumns = ({ columns }: ReportDefinition, { table }: ReportState) => {
  const { hiddenColumns } = table;
  if (hiddenColumns.length === 0) return undefined;
  return columns.map(({ field }) => field).filter((field) => !hiddenColumns.includes(field));
};
