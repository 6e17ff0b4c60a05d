import type { ReportName } from '@lms/contract';
import type { MakeReportSource } from './report-source';

export type ReportSources = Partial<Record<ReportName, MakeReportSource>>;

/** Where the rows of each report come from. */
export const reportSources = {} satisfies ReportSources;
