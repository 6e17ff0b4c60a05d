import { type InferType, object, string } from 'yup';
import { fileLanguage } from './fields';
import { code, type ProblemCode, type ValidationCode } from './problem';

/** Bytes that a spreadsheet may have. */
export const spreadsheetLimit = 20 * 1024 * 1024;
/** Rows that a spreadsheet may have below its head. */
export const maxSpreadsheetRows = 100_000;
/** So many rows are taken while the caller waits; more are taken in the background. */
export const maxRowsAtOnce = 500;
/** Items that a report gives, those that were refused first. */
export const maxReportedRows = 1_000;
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

/** The texts of a column's codes by the code. */
export const wordKeysOf = (values: readonly string[], keyOf: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, keyOf(value)]));

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
