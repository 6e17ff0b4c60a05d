import type { EntityTypes, Resource } from '@lms/contract';
import type { Executor, Transaction } from '@lms/server/database';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Scope } from '../http/caller';
import type { EntityPart } from './deleted-rows';

/** Table of an entity with a status. */
export type EntityTable = PgTable & {
  id: PgColumn;
  version: PgColumn;
  status: PgColumn;
};

/** Storage of an entity, with its rules beyond the schema. */
export interface EntityStore<T extends EntityTypes, Table extends EntityTable> {
  resource: Resource<T>;
  table: Table;
  /** Columns that `searchTerm` searches. */
  searchColumns: readonly (SQL | PgColumn)[];
  /** Converts a row to an item; all columns by default. */
  toItem?: (row: Table['$inferSelect']) => T['item'];
  /** Converts a page of rows to items, instead of `toItem`, if items hold more than their row. */
  toItems?: (db: Executor, rows: Table['$inferSelect'][]) => Promise<T['item'][]>;
  /** Checks a written row beyond its schema; throwing rolls the write back. */
  checkWritten?: (tx: Transaction, row: Table['$inferSelect']) => Promise<void>;
  /** Refuses to delete rows in use, beyond the database's foreign keys. Must not write. */
  beforeDelete?: (tx: Transaction, ids: string[]) => Promise<void>;
  /** Writes the consequences of a delete, in its transaction and before the rows are deleted. */
  onDelete?: (tx: Transaction, ids: string[]) => Promise<void>;
  /** Refuses a status that the transitions allow but the rows are not ready for. */
  checkStatus?: (
    tx: Transaction,
    rows: Table['$inferSelect'][],
    status: T['status'],
  ) => Promise<void>;
  /** Column of the row's organization. Without it a caller limited to "own" rows reaches none. */
  tenantField?: keyof Table['$inferSelect'] & string;
  /** Further limits of the rows within a scope. */
  within?: (scope: Scope) => SQL | undefined;
  /** Dependent tables, deleted and restored with a row; tables that others refer to come first. */
  parts?: readonly EntityPart[];
  /** Column of the row's parent in the same table; cycles are refused. */
  parentField?: keyof Table['$inferSelect'] & string;
}
