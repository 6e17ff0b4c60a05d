import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** Events of a kind and a key since a time window began; unlogged, for a crash may forget them. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** A hash, for keys are addresses of people and of their machines. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('limit_counts_ends_idx').on(table.endsAt)],
);
