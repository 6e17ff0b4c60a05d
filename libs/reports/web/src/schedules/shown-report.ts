import type { ReportFileInput } from '@lms/reports/contract';

/** Parts of the shown report that a schedule takes over. */
export type ShownReport = Omit<ReportFileInput, 'format'>;
