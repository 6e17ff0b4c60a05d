import type { EntityTypes, Resource } from '@lms/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '@lms/server/database';
import type { Scope } from '../http/caller';
import type { EntityPart } from './deleted-rows';

/** A table of an entity that has a status. */
export type EntityTable = PgTable & {
  id: PgColumn;
  version: PgColumn;
  status: PgColumn;
};

export interface EntityStore<T extends EntityTypes, Table extends EntityTable> {
  resource: Resource<T>;
  table: Table;
  /** The texts that `searchTerm` looks into. */
  searchColumns: readonly (SQL | PgColumn)[];
  /** The row as it is sent; without it all columns go out as they are. */
  toItem?: (row: Table['$inferSelect']) => T['item'];
  /** In place of `toItem` where items carry more than their row: asked once for all rows of a page. */
  toItems?: (db: Executor, rows: Table['$inferSelect'][]) => Promise<T['item'][]>;
  /** Refuses a row as it was just written, by what no schema can tell; then nothing is written. */
  checkWritten?: (tx: Transaction, row: Table['$inferSelect']) => Promise<void>;
  /** Refuses to delete what is in use by more than the database's own references. Writes nothing. */
  beforeDelete?: (tx: Transaction, ids: string[]) => Promise<void>;
  /** Writes what goes with a delete, in its transaction, while the rows are still there. */
  onDelete?: (tx: Transaction, ids: string[]) => Promise<void>;
  /** Refuses a status to rows that may follow by the transitions but are not ready for it. */
  checkStatus?: (
    tx: Transaction,
    rows: Table['$inferSelect'][],
    status: T['status'],
  ) => Promise<void>;
  /**
   * The field that names the organisation a row belongs to. Without it a caller who reaches only
   * "own" rows reaches none.
   */
  tenantField?: keyof Table['$inferSelect'] & string;
  /** What else bounds the rows that a caller reaches. */
  within?: (scope: Scope) => SQL | undefined;
  /** What is deleted with a row and comes back with it, what others of them name before the others. */
  parts?: readonly EntityPart[];
  /** The field that names a row above this one in the same table; no row may be above itself. */
  parentField?: keyof Table['$inferSelect'] & string;
}
