import type { Language, ReportColumn, ReportName } from '@lms/contract';
import bnAdmin from '@lms/texts/bn/admin.json';
import bn from '@lms/texts/bn/reports.json';
import chAdmin from '@lms/texts/ch/admin.json';
import ch from '@lms/texts/ch/reports.json';
import deAdmin from '@lms/texts/de/admin.json';
import de from '@lms/texts/de/reports.json';
import enAdmin from '@lms/texts/en/admin.json';
import en from '@lms/texts/en/reports.json';
import esAdmin from '@lms/texts/es/admin.json';
import es from '@lms/texts/es/reports.json';
import frAdmin from '@lms/texts/fr/admin.json';
import fr from '@lms/texts/fr/reports.json';
import jpAdmin from '@lms/texts/jp/admin.json';
import jp from '@lms/texts/jp/reports.json';

const texts: Record<Language, typeof en> = { en, bn, ch, es, jp, de, fr };
const menus: Record<Language, (typeof enAdmin)['menu']> = {
  ...{ en: enAdmin.menu, bn: bnAdmin.menu, ch: chAdmin.menu, es: esAdmin.menu },
  ...{ jp: jpAdmin.menu, de: deAdmin.menu, fr: frAdmin.menu },
};

/** The entry of the menu that has a report's name. */
const menuKeys: Record<ReportName, keyof (typeof enAdmin)['menu']> = {
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
};

const named = (words: object, key: string): string =>
  (words as Record<string, string | undefined>)[key] ?? key;

/** The words of the screens, for files: what has none stands as it is. */
export const reportTexts = (language: Language) => {
  const { zone, range, filter, column, code } = texts[language];
  return {
    zone,
    title: (name: ReportName) => menus[language][menuKeys[name]],
    heading: (field: string) => named(column, field),
    filter: (name: string) => named(filter, name),
    range: (name: string) => named(range, name),
    code: (group: ReportColumn['codes'], value: string) =>
      group ? named(code[group], value) : value,
  };
};
export type ReportTexts = ReturnType<typeof reportTexts>;
