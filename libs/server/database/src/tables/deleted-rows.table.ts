import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** Rows that were deleted a short time ago, so that they can be taken back. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    /** The entity's path. */
    entity: text().notNull(),
    id: uuid().notNull(),
    row: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What stood under it, table by table in the order in which it goes back. */
    parts: jsonb().$type<Record<string, unknown>[][]>().notNull().default([]),
    deletedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.id] }),
    index('deleted_rows_deleted_idx').on(table.deletedAt),
  ],
);
