import { type InferType, object, string } from 'yup';
import { fileLanguage } from './fields';
import { code, type ProblemCode, type ValidationCode } from './problem';

/** Maximum size of a spreadsheet, in bytes. */
export const maxSpreadsheetBytes = 20 * 1024 * 1024;
/** Extensions of the files that can be imported. */
export const spreadsheetFileTypes = ['.csv', '.tsv', '.txt', '.xlsx'] as const;
/** Maximum number of rows below the header. */
export const maxSpreadsheetRows = 100_000;
/**
 * Number of rows up to which an import answers with its result; larger ones run in the background.
 */
export const maxRowsAtOnce = 500;
/** Maximum number of rows in a report, rejected ones first. */
export const maxReportedRows = 1_000;
/** Time during which an import can be undone, in hours. */
export const undoHours = 24;

/** Column of a spreadsheet. An export with these titles can be imported unchanged. */
export interface SpreadsheetColumn {
  /** Field of the input that the column sets. */
  field: string;
  /** Title in the header row; case does not matter. */
  title: string;
  /**
   * Translation key of the column's title in lists. Its text in any language is accepted as a
   * title, too.
   */
  titleKey: string;
  /** Source of an export's value, by default the field. */
  exportField?: string;
  /** Translation key for each code, whose text an export writes instead. */
  wordKeys?: Record<string, string>;
}

/** Builds a column's translation keys by code. */
export const wordKeysOf = (values: readonly string[], keyOf: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, keyOf(value)]));

const yesOrNo = () => string<'true' | 'false'>().oneOf(['true', 'false'], code('oneOf'));

/** Fields by the titles of a file that name no column of the list. */
export type ColumnMapping = Record<string, string>;

const maxMappingLength = 10_000;

/** Reads a mapping; `undefined` for a text that is none. */
export const readMapping = (json: string): ColumnMapping | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    const isMapping =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((field) => typeof field === 'string');
    return isMapping ? (value as ColumnMapping) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Query of `POST /user/import`. New people are mailed an invitation only with `invite`. `mapping` is
 * a {@link ColumnMapping} as JSON.
 */
export const spreadsheetImportSchema = object({
  dryRun: yesOrNo(),
  invite: yesOrNo(),
  mapping: string()
    .max(maxMappingLength, code('maxLength'))
    .test('mapping', code('invalid'), (value) => value === undefined || !!readMapping(value)),
}).noUnknown();
export type SpreadsheetImportQuery = InferType<typeof spreadsheetImportSchema>;

/** Query of `GET /user/import/{id}/errors`. */
export const spreadsheetErrorsSchema = object({
  language: fileLanguage(),
}).noUnknown();
export type SpreadsheetErrorsQuery = InferType<typeof spreadsheetErrorsSchema>;

export const importStates = ['RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE'] as const;
/**
 * State of an import. FAILED: the person who started it lost the right to go on, and the rows
 * imported until then can be undone.
 */
export type ImportState = (typeof importStates)[number];

export const rowChanges = ['created', 'changed', 'unchanged', 'rejected'] as const;
/** Result of a row. */
export type RowChange = (typeof rowChanges)[number];

export interface RowProblem {
  /** Row number in the file; the header is row 1. */
  row: number;
  /** Empty if the problem concerns the whole row. */
  field: string;
  code: ValidationCode | ProblemCode;
  params?: Record<string, string | number>;
}

/** Change to one field, in the words of the file. */
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
  /**
   * Fields that an undo kept, because they were changed since; an empty text stands for the row
   * itself.
   */
  kept: string[];
}

/**
 * Answer of `POST /user/import` (202 while the import runs), `GET /user/import/{id}` and `POST
 * /user/import/{batchId}/undo`.
 */
export interface SpreadsheetReport {
  batchId: string;
  state: ImportState;
  /** True if nothing was written. */
  dryRun: boolean;
  /** Titles of the file that name no column of the list, whose cells are left out. */
  unknownColumns: string[];
  /** Fields that no column of the file sets. */
  unsetFields: string[];
  /** Those of them without which no row can be read: nothing was. */
  missingFields: string[];
  /** Rows processed so far, of `total`. */
  done: number;
  total: number;
  accepted: number;
  rejected: number;
  created: number;
  changed: number;
  unchanged: number;
  /** Rows that an undo reverted (`undone`) and had to keep (`kept`). */
  undone: number;
  kept: number;
  /** End of the time for undoing, ISO 8601 in UTC; `null` if there is nothing to undo. */
  undoUntil: string | null;
  /**
   * The first {@link maxReportedRows}: rejected or kept rows, then the others, each in file order.
   */
  items: SpreadsheetItem[];
}

/** Item of `GET /user/import`: an import of the last days that wrote rows, newest first. */
export interface RecentImport extends Omit<
  SpreadsheetReport,
  'dryRun' | 'unknownColumns' | 'unsetFields' | 'missingFields' | 'accepted' | 'items' | 'undoUntil'
> {
  createdAt: string;
  /** Name of the person who started or undid the import. */
  by: string;
}
