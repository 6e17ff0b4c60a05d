import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** Rows deleted a short time ago, kept for an undo. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    /** Path of the entity. */
    entity: text().notNull(),
    id: uuid().notNull(),
    row: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Dependent rows by table, in the order in which they are restored. */
    parts: jsonb().$type<Record<string, unknown>[][]>().notNull().default([]),
    deletedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.id] }),
    index('deleted_rows_deleted_idx').on(table.deletedAt),
  ],
);
