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
import { users } from './users.table';
import { organizations } from './organizations.table';

const count = () => integer().notNull().default(0);

/** A spreadsheet that came in; it is forgotten some days later. */
export const importBatches = pgTable('import_batches', {
  id: uuid().primaryKey().$defaultFn(newId),
  /** What its rows are, such as `user`. */
  entity: text().notNull(),
  /** Whose import it is; nobody's but the system administrators'. */
  organizationId: uuid().references(() => organizations.id),
  /** Who sent it in, or who is taking it back: with their power it is gone on with. */
  createdBy: uuid()
    .notNull()
    .references(() => users.id),
  createdAt: instant().notNull(),
  dryRun: boolean().notNull(),
  invite: boolean().notNull(),
  /** The titles of its columns, as the file gives them. */
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

/** What an undo needs to know of a row that changed something: each value before and after. */
export type FieldChanges = Record<string, { before: unknown; after: unknown }>;

export const importRows = pgTable(
  'import_rows',
  {
    batchId: uuid()
      .notNull()
      .references(() => importBatches.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** What the row is known by, such as an address in lower case. */
    key: text().notNull(),
    /** Emptied once the row is taken. */
    cells: jsonb().$type<string[]>().notNull(),
    name: text().notNull().default(''),
    /** Nothing until the row had its turn. */
    change: text({ enum: rowChanges }).$type<RowChange>(),
    targetId: uuid(),
    /** The version that the import left behind. */
    version: integer(),
    changes: jsonb().$type<FieldChanges>().notNull().default({}),
    differences: jsonb().$type<RowDifference[]>().notNull().default([]),
    errors: jsonb().$type<RowProblem[]>().notNull().default([]),
    /** What an undo left as it is; nothing until the undo came to this row. */
    kept: jsonb().$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.row] }),
    index('import_rows_key_idx').on(table.batchId, table.key),
  ],
);
