import { type InferType, object, string } from 'yup';
import { roles } from '../auth/roles';
import { enrolmentStatuses } from '../learning/learning';
import { code, type ProblemCode, type ValidationCode } from '../problem';
import { fileLanguage } from '../reports/report-calls';
import { batchCodeStatuses } from './batch-code';

/** Bytes that a spreadsheet may have. */
export const spreadsheetLimit = 20 * 1024 * 1024;
/** Rows that a spreadsheet may have below its head. */
export const mostSpreadsheetRows = 100_000;
/** So many rows are taken while the caller waits; more are taken in the background. */
export const mostRowsAtOnce = 500;
/** Items that a report gives, those that were refused first. */
export const mostReportedRows = 1_000;
/** How long an import can be taken back, in hours. */
export const undoHours = 24;

/** A column of a spreadsheet: an export with these titles is a file that imports as it is. */
export interface SpreadsheetColumn {
  /** Of the input that is set by it. */
  field: string;
  /** What stands in the first row; whether in capitals does not matter. */
  title: string;
  /** The text by which lists call it: in each language that is a title, too. */
  titleKey: string;
  /** Where an export finds what stands in it, where that is not the field. */
  exportField?: string;
  /** For each value that is a code, the text that an export writes in its place. */
  wordKeys?: Record<string, string>;
}

const keysOf = (values: readonly string[], keyOf: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, keyOf(value)]));

/** People, who are known by their address. */
export const userSpreadsheetColumns = [
  { field: 'username', title: 'Email', titleKey: 'users.field.username' },
  { field: 'name', title: 'Name', titleKey: 'users.field.name' },
  {
    field: 'roles',
    title: 'Roles',
    titleKey: 'users.field.roles',
    wordKeys: keysOf(roles, (role) => `shell.role.${role}.name`),
  },
  {
    field: 'organizationId',
    title: 'Organisation code',
    titleKey: 'users.field.organizationId',
    exportField: 'organization.code',
  },
  { field: 'occupation', title: 'Occupation', titleKey: 'users.field.occupation' },
  { field: 'companyName', title: 'Company', titleKey: 'users.field.companyName' },
  { field: 'phone', title: 'Phone', titleKey: 'users.field.phone' },
  { field: 'preferredLanguage', title: 'Language', titleKey: 'users.field.preferredLanguage' },
  {
    field: 'accommodations.extraTimePercent',
    title: 'Extra time (%)',
    titleKey: 'users.field.extraTimePercent',
  },
  {
    field: 'accommodations.largeText',
    title: 'Large text',
    titleKey: 'users.field.largeText',
    wordKeys: { true: 'spreadsheets.columns.yes', false: 'spreadsheets.columns.no' },
  },
] as const satisfies SpreadsheetColumn[];

/** Batches of partner courses. A course is named by its address name, or by its title alone. */
export const batchCodeSpreadsheetColumns = [
  { field: 'code', title: 'Code', titleKey: 'batches.field.code' },
  { field: 'title', title: 'Title', titleKey: 'batches.field.title' },
  {
    field: 'organizationId',
    title: 'Organisation code',
    titleKey: 'batches.field.organizationId',
    exportField: 'organizationCode',
  },
  {
    field: 'courseId',
    title: 'Course',
    titleKey: 'batches.field.courseId',
    exportField: 'courseSlug',
  },
  { field: 'startsOn', title: 'First day', titleKey: 'batches.field.startsOn' },
  { field: 'endsOn', title: 'Last day', titleKey: 'batches.field.endsOn' },
  { field: 'capacity', title: 'Capacity', titleKey: 'batches.field.capacity' },
  {
    field: 'status',
    title: 'Status',
    titleKey: 'batches.field.status',
    wordKeys: keysOf(batchCodeStatuses, (status) => `admin.status.${status}`),
  },
] as const satisfies SpreadsheetColumn[];

/** A learner in a course. The id is in an export; a row without it is known by learner and course. */
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
    wordKeys: keysOf(enrolmentStatuses, (status) => `enrolments.status.${status}`),
  },
] as const satisfies SpreadsheetColumn[];

const yesOrNo = () => string<'true' | 'false'>().oneOf(['true', 'false'], code('oneOf'));

/** Query of `POST /user/import`. People who are new are mailed an invitation only with `invite`. */
export const spreadsheetImportSchema = object({
  dryRun: yesOrNo(),
  invite: yesOrNo(),
}).noUnknown();
export type SpreadsheetImportQuery = InferType<typeof spreadsheetImportSchema>;

/** Query of `GET /user/import/{id}/errors`. */
export const spreadsheetErrorsSchema = object({
  language: fileLanguage(),
}).noUnknown();
export type SpreadsheetErrorsQuery = InferType<typeof spreadsheetErrorsSchema>;

export const importStates = ['RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE'] as const;
/** FAILED: whoever began it may not go on with it any more; what was taken until then can be undone. */
export type ImportState = (typeof importStates)[number];

export const rowChanges = ['created', 'changed', 'unchanged', 'rejected'] as const;
/** What comes of a row. */
export type RowChange = (typeof rowChanges)[number];

export interface RowProblem {
  /** As the file counts, its head being row 1. */
  row: number;
  /** Empty where it is about the whole row. */
  field: string;
  code: ValidationCode | ProblemCode;
  params?: Record<string, string | number>;
}

/** What a row changes, in the words of the file. */
export interface RowDifference {
  field: string;
  before: string;
  after: string;
}

export interface SpreadsheetItem {
  row: number;
  name: string;
  change: RowChange;
  differences: RowDifference[];
  errors: RowProblem[];
  /** Fields that an undo left as they are, for they were changed since; the row itself is an empty text. */
  kept: string[];
}

/**
 * Answer of `POST /user/import` (202 while it goes on), `GET /user/import/{id}` and
 * `POST /user/import/{batchId}/undo`.
 */
export interface SpreadsheetReport {
  batchId: string;
  state: ImportState;
  /** Nothing was written. */
  dryRun: boolean;
  /** Rows that are taken already, of all. */
  done: number;
  total: number;
  accepted: number;
  rejected: number;
  created: number;
  changed: number;
  unchanged: number;
  /** What an undo took back, and what it had to leave. */
  undone: number;
  kept: number;
  /** Until when it can be taken back; `null` where there is nothing to take back. */
  undoUntil: string | null;
  /** The first 1,000: what was refused or kept, then the rest, each in the order of the file. */
  items: SpreadsheetItem[];
}

/** An item of `GET /user/import`: an import of the last days that wrote, the newest first. */
export interface RecentImport extends Omit<
  SpreadsheetReport,
  'dryRun' | 'accepted' | 'items' | 'undoUntil'
> {
  createdAt: string;
  /** Who sent it in, or took it back. */
  by: string;
}
