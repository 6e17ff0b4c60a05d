/** Of whom or what a line of the server's log tells. */
export const systemLogLevels = ['INFO', 'WARN', 'ERROR', 'FATAL'] as const;
export type SystemLogLevel = (typeof systemLogLevels)[number];
export const systemLogSources = ['request', 'server', 'queue', 'audit'] as const;
export type SystemLogSource = (typeof systemLogSources)[number];

/** What activities are done to. */
export const activityEntities = [
  'user',
  'organization',
  'course',
  'course-category',
  'lesson',
  'instructor',
  'question-bank',
  'question',
  'quiz',
  'essay',
  'enrolment',
  'certificate',
  'order',
  'coupon',
  'batch-code',
  'fellow-learner',
  'report',
  'report-file',
  'report-view',
  'report-schedule',
  'upload',
] as const;

/** Of a final quiz: essays are still to be marked while it is WAITING. */
export const attemptResults = ['PASSED', 'FAILED', 'WAITING'] as const;
export type FinalQuizResult = (typeof attemptResults)[number];

/** Files that a report is written as. */
export const reportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** As many views as one reader keeps of one report. */
export const maxReportViews = 20;
