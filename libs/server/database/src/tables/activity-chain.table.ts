import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/**
 * Links of the chain over administrators' acts: each holds a hash of an act and of the link before.
 * Insert-only, but for the salt, which is erased with the act's address and browser. A link names
 * its act without a reference, so that it outlives one that was removed, and tells of it.
 */
export const activityLinks = pgTable(
  'activity_links',
  {
    /** Position in the chain, from 1, without gaps. */
    position: integer().primaryKey(),
    activityId: uuid().notNull(),
    chainedAt: instant().notNull(),
    /** Random text in `originHash`, without which it can't be tried which address it is of. */
    originSalt: text().notNull(),
    /** SHA-256 of the salt, address and browser. */
    originHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [uniqueIndex('activity_links_activity_key').on(table.activityId)],
);

/** Acts that wait for their link; filled by a trigger. */
export const activityUnchained = pgTable('activity_unchained', {
  activityId: uuid().primaryKey(),
});
