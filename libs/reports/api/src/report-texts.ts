import type { Language } from '@lms/contract';
import type { ReportColumn, ReportName } from '@lms/reports/contract';
import { wordsIn } from '@lms/words';

/** Menu entry whose title is the name of the report. */
const menuKeys = {
  'generate-report': 'userActivityReport',
  'user-activity-summary-report': 'userActivitySummaryReport',
  'live-log-report': 'liveLogReport',
  'system-log-report': 'systemLogReport',
  'course-report': 'courseReport',
  'question-bank-report': 'questionBankReport',
  'overview-statistic-report': 'overviewStatisticReport',
  'final-quiz-report': 'finalQuizReport',
  'course-time-management-report': 'courseTimeManagementReport',
  'course-rating-report': 'courseRatingReport',
  'wadhwani-activity-report': 'partnerActivityReport',
  'wadhwani-summary-report': 'partnerSummaryReport',
} as const satisfies Record<ReportName, string>;

/** Texts of the screens for use in files; a code without a text is shown as it is. */
export const reportTexts = (language: Language) => {
  const { t, has, formats } = wordsIn(language);
  const named = (part: string, code: string) => {
    const key = `reports.${part}.${code}`;
    return has(key) ? t(key) : code;
  };
  const title = (name: ReportName) => t(`admin.menu.${menuKeys[name]}`);
  const code = (group: ReportColumn['codes'], value: string) =>
    group ? named(`code.${group}`, value) : value;
  return {
    zone: t('reports.zone'),
    closedAccount: t('admin.closedAccount'),
    title,
    heading: (field: string) => named('column', field),
    chart: (name: string) => named('chart', name),
    filter: (name: string) => named('filter', name),
    range: (name: string) => named('range', name),
    page: (page: number, pages: number) =>
      t('reports.document.page', { page: formats.number(page), pages: formats.number(pages) }),
    code,
    /** Item of the log: a report and a whole list are known by a name of the program's. */
    subject: (entity: unknown, name: string) => {
      if (entity === 'report' && name in menuKeys) return title(name as ReportName);
      return name === entity ? code('entity', name) : name;
    },
  };
};
export type ReportTexts = ReturnType<typeof reportTexts>;
