/** Levels of the system log. */
export const systemLogLevels = ['INFO', 'WARN', 'ERROR', 'FATAL'] as const;
export type SystemLogLevel = (typeof systemLogLevels)[number];
export const systemLogSources = ['request', 'server', 'queue', 'audit'] as const;
export type SystemLogSource = (typeof systemLogSources)[number];

/** Entities that activities are recorded for. */
export const activityEntities = [
  'user',
  'organization',
  'course',
  'course-category',
  'learning-path',
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

/** Results of a final quiz; `WAITING` while essays are unmarked. */
export const attemptResults = ['PASSED', 'FAILED', 'WAITING'] as const;
export type FinalQuizResult = (typeof attemptResults)[number];

/** File formats of an export. */
export const reportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Maximum of saved views per reader and report. */
export const maxReportViews = 20;
