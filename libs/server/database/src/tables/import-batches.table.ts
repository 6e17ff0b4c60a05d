import {
  importStates,
  type RowChange,
  rowChanges,
  type RowDifference,
  type RowProblem,
} from '@lms/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';
import { organizations } from './organizations.table';
import { users } from './users.table';

const count = () => integer().notNull().default(0);

/** Imported spreadsheets, deleted after some days. */
export const importBatches = pgTable('import_batches', {
  id: uuid().primaryKey().$defaultFn(newId),
  /** Entity of the rows, such as `user`. */
  entity: text().notNull(),
  /** Organization of the import; null for one of a system administrator. */
  organizationId: uuid().references(() => organizations.id),
  /** User who started the import or its undo, and whose permissions apply to it. */
  createdBy: uuid()
    .notNull()
    .references(() => users.id),
  createdAt: instant().notNull(),
  dryRun: boolean().notNull(),
  invite: boolean().notNull(),
  /** Column titles in the file. */
  titles: jsonb().$type<string[]>().notNull(),
  state: text({ enum: importStates }).notNull().default('RUNNING'),
  total: integer().notNull(),
  done: count(),
  created: count(),
  changed: count(),
  unchanged: count(),
  rejected: count(),
  undone: count(),
  kept: count(),
});

/** Values of a changed row before and after the import, for its undo. */
export type FieldChanges = Record<string, { before: unknown; after: unknown }>;

export const importRows = pgTable(
  'import_rows',
  {
    batchId: uuid()
      .notNull()
      .references(() => importBatches.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** Key that identifies the row, such as an address in lower case. */
    key: text().notNull(),
    /** Cells; cleared once the row is imported. */
    cells: jsonb().$type<string[]>().notNull(),
    name: text().notNull().default(''),
    /** Outcome; null until the row was processed. */
    change: text({ enum: rowChanges }).$type<RowChange>(),
    targetId: uuid(),
    /** Version of the row after the import. */
    version: integer(),
    changes: jsonb().$type<FieldChanges>().notNull().default({}),
    differences: jsonb().$type<RowDifference[]>().notNull().default([]),
    errors: jsonb().$type<RowProblem[]>().notNull().default([]),
    /** Fields that the undo left as they were; null until it processed this row. */
    kept: jsonb().$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.row] }),
    index('import_rows_key_idx').on(table.batchId, table.key),
  ],
);
