import type { ReportName } from '@lms/reports/contract';
import { makeGenerateReport } from './activity/generate-report';
import { makeOverviewStatisticReport } from './activity/overview-statistic-report';
import { makeQuestionBankReport } from './activity/question-bank-report';
import { makeUserActivitySummaryReport } from './activity/user-activity-summary-report';
import { makeCourseRatingReport } from './courses/course-rating-report';
import { makeCourseReport } from './courses/course-report';
import { makeCourseTimeManagementReport } from './courses/course-time-management-report';
import { makeFinalQuizReport } from './courses/final-quiz-report';
import { makeWadhwaniActivityReport } from './courses/wadhwani-activity-report';
import { makeWadhwaniSummaryReport } from './courses/wadhwani-summary-report';
import { activityReport } from './logs/activity-report';
import { systemLogReport } from './logs/system-log-report';
import type { MakeReportSource } from './report-source';

/** Sources of some reports, for tests. */
export type ReportSources = Partial<Record<ReportName, MakeReportSource>>;

/** Sources of all reports. */
export const reportSources = {
  'course-rating-report': makeCourseRatingReport,
  'course-report': makeCourseReport,
  'course-time-management-report': makeCourseTimeManagementReport,
  'final-quiz-report': makeFinalQuizReport,
  'live-log-report': activityReport,
  'system-log-report': systemLogReport,
  'generate-report': makeGenerateReport,
  'overview-statistic-report': makeOverviewStatisticReport,
  'question-bank-report': makeQuestionBankReport,
  'user-activity-summary-report': makeUserActivitySummaryReport,
  'wadhwani-activity-report': makeWadhwaniActivityReport,
  'wadhwani-summary-report': makeWadhwaniSummaryReport,
} satisfies Record<ReportName, MakeReportSource>;
