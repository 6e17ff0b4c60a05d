import type { Permission, RowChange, RowDifference, SpreadsheetColumn } from '@lms/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { Transaction, FieldChanges, importBatches, importRows } from '@lms/server/database';
import type { Caller, Scope } from '../http/caller';

export type ImportBatch = typeof importBatches.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

/** For whom rows are taken; the request is gone where that is done in the background. */
export interface ImportedBy {
  caller: Caller;
  scope: Scope;
  request?: FastifyRequest;
}

/** A row with its cells by field: only the columns that the file has, words as what they stand for. */
export interface GivenRow {
  row: number;
  cells: Map<string, string>;
}

/** What came of a row. */
export interface TakenRow {
  row: number;
  name: string;
  change: RowChange;
  targetId?: string;
  version?: number;
  changes?: FieldChanges;
  differences?: RowDifference[];
  errors?: ImportRow['errors'];
}

/** What comes in by spreadsheet, by the rules of its own calls. */
export interface SpreadsheetResource {
  entity: string;
  /** Of its calls, such as `/user`. */
  path: string;
  permission: Permission;
  columns: readonly SpreadsheetColumn[];
  /** The fields that a row is known by, of which the first is the one to blame. */
  keyFields: readonly [string, ...string[]];
  /** In their place, where a row of an export says which one it is. */
  idField?: string;
  /** Takes rows, or with `dryRun` only says what would come of them. */
  take: (
    tx: Transaction,
    deps: Deps,
    by: ImportedBy,
    batch: Pick<ImportBatch, 'id' | 'dryRun' | 'invite'>,
    rows: GivenRow[],
  ) => Promise<TakenRow[]>;
  /** Takes rows back. Says of each what it had to leave: fields, or `''` for the whole. */
  undo: (
    tx: Transaction,
    deps: Deps,
    by: ImportedBy,
    rows: ImportRow[],
  ) => Promise<Map<number, string[]>>;
}
