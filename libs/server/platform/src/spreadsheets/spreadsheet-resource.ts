import type { Permission, RowChange, RowDifference, SpreadsheetColumn } from '@lms/contract';
import type { FieldChanges, importBatches, importRows, Transaction } from '@lms/server/database';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { Caller, Scope } from '../http/caller';

export type ImportBatch = typeof importBatches.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

/** User of an import; the request is absent in the background. */
export interface ImportedBy {
  caller: Caller;
  scope: Scope;
  request?: FastifyRequest;
}

/** Row with its cells by field: only columns of the file, with labels converted to values. */
export interface GivenRow {
  row: number;
  cells: Map<string, string>;
}

/** Outcome of a row. */
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

/** Import of an entity by spreadsheet, under the rules of its own calls. */
export interface SpreadsheetResource {
  entity: string;
  /** Path of its calls, such as `/user`. */
  path: string;
  permission: Permission;
  columns: readonly SpreadsheetColumn[];
  /** Fields that identify a row; errors name the first of them. */
  keyFields: readonly [string, ...string[]];
  /** Field of the id in an exported row, which then identifies it instead. */
  idField?: string;
  /** Imports rows; with `dryRun` it only returns their outcome. */
  take: (
    tx: Transaction,
    deps: Deps,
    by: ImportedBy,
    batch: Pick<ImportBatch, 'id' | 'dryRun' | 'invite'>,
    rows: GivenRow[],
  ) => Promise<TakenRow[]>;
  /** Undoes rows. Returns by row what it left as it was: fields, or `''` for the whole row. */
  undo: (
    tx: Transaction,
    deps: Deps,
    by: ImportedBy,
    rows: ImportRow[],
  ) => Promise<Map<number, string[]>>;
}
