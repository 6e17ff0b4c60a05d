import type { ReportName } from '@lms/contract';
import { activityReport } from './logs/activity-report';
import { systemLogReport } from './logs/system-log-report';
import type { MakeReportSource } from './report-source';

export type ReportSources = Partial<Record<ReportName, MakeReportSource>>;

/** Where the rows of each report come from. */
export const reportSources = {
  'live-log-report': activityReport,
  'system-log-report': systemLogReport,
} satisfies ReportSources;
