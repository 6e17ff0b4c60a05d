import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { users } from './users.table';

/** Learners' pages for everybody; one is there only while its owner keeps it public. */
export const publicProfiles = pgTable(
  'public_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    slug: text().notNull(),
    headline: text().notNull().default(''),
    about: text().notNull().default(''),
    isPublic: boolean().notNull().default(false),
    /** Open to search engines. */
    isSearchable: boolean().notNull().default(false),
    showsPicture: boolean().notNull().default(false),
    /** Time since which an administrator keeps it from the public, and why. */
    takenDownAt: instant(),
    takenDownReason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('public_profiles_slug_key').on(table.slug)],
);

/**
 * Addresses of public profiles, those given up included: a link that somebody sent must never lead to
 * another person. The address of a closed account belongs to nobody for good.
 */
export const profileAddresses = pgTable(
  'profile_addresses',
  {
    slug: text().primaryKey(),
    userId: uuid().references(() => users.id),
  },
  (table) => [index('profile_addresses_user_idx').on(table.userId)],
);

/**
 * Courses and learning paths whose certificate a learner chose to show on the public profile: a
 * corrected certificate takes the place of the one before.
 */
export const shownCertificates = pgTable(
  'shown_certificates',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Course or path, which cannot be deleted once it has a certificate. */
    subjectId: uuid().notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subjectId] })],
);
