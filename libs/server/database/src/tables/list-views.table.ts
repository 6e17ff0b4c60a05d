import type { ListView } from '@lms/contract';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns } from '../columns';
import { users } from './users.table';

/** Saved views of lists, each private to its reader: a row for each list. */
export const listViews = pgTable(
  'list_views',
  {
    ...entityColumns(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    views: jsonb().$type<ListView[]>().notNull(),
  },
  (table) => [uniqueIndex('list_views_list_key').on(table.userId, table.list)],
);
