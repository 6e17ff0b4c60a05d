import { enrolmentStatuses, type SpreadsheetColumn, wordKeysOf } from '@lms/contract';

/**
 * Columns of an enrolment. Exports have the id; a row without it is matched by learner and course.
 */
export const enrolmentSpreadsheetColumns = [
  { field: 'id', title: 'Enrolment', titleKey: 'enrolments.field.id' },
  {
    field: 'email',
    title: 'Email',
    titleKey: 'enrolments.field.learnerEmail',
    exportField: 'learnerEmail',
  },
  {
    field: 'course',
    title: 'Course',
    titleKey: 'enrolments.field.courseTitle',
    exportField: 'courseSlug',
  },
  { field: 'batchCode', title: 'Batch code', titleKey: 'enrolments.field.batchCode' },
  {
    field: 'status',
    title: 'Status',
    titleKey: 'enrolments.field.status',
    wordKeys: wordKeysOf(enrolmentStatuses, (status) => `enrolments.status.${status}`),
  },
] as const satisfies SpreadsheetColumn[];
