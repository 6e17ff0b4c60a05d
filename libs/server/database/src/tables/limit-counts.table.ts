import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/**
 * Counts of events by kind and key in a time window, and marks of accounts that wrote lately.
 * Unlogged, because losing them in a crash is harmless.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Hash of the key, because keys hold email and IP addresses. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('limit_counts_ends_idx').on(table.endsAt)],
);
