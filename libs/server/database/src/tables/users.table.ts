import { genders, type ProfileInput } from '@lms/auth/contract';
import { languages, roles, userStatuses } from '@lms/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, searchIndex, sortIndexes } from '../columns';
import { organizations } from './organizations.table';

export const users = pgTable(
  'users',
  {
    ...entityColumns(),
    /** The email address; unique without regard to case. */
    username: text().notNull(),
    /** argon2id; `null` until an invited user has set a password. */
    passwordHash: text(),
    name: text().notNull(),
    imageUrl: text(),
    roles: text({ enum: roles }).array().notNull(),
    organizationId: uuid().references(() => organizations.id),
    occupation: text().notNull().default(''),
    companyName: text().notNull().default(''),
    phone: text().notNull().default(''),
    gender: text({ enum: genders }),
    dateOfBirth: date(),
    address: jsonb().$type<ProfileInput['address']>(),
    socialNetworks: jsonb().$type<ProfileInput['socialNetworks']>(),
    preferredLanguage: text({ enum: languages }).notNull().default('en'),
    /** Extra time in every quiz, in percent of its limit. */
    extraTimePercent: integer().notNull().default(0),
    /** Whether the learner's screens are shown in large text. */
    largeText: boolean().notNull().default(false),
    /** Whether others who study the same courses are shown this person. */
    shownToFellows: boolean().notNull().default(true),
    /** The authenticator app's secret, encrypted; in use from its first right code on. */
    secondFactorSecret: text(),
    /** RFC 6238's time step of the last code that was taken: a code is good for one use. */
    secondFactorStep: integer(),
    emailVerifiedAt: instant(),
    lastLoginAt: instant(),
    status: text({ enum: userStatuses }).notNull().default('PENDING'),
    /** Of an account that is closed for good, and stands in no list any more. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_organization_idx').on(table.organizationId),
    index('users_created_idx').on(table.createdAt, table.id),
    ...sortIndexes(
      'users',
      table.id,
      { name: table.name, username: table.username },
      { updated: table.updatedAt, status: table.status, login: table.lastLoginAt },
      // As the lists have it: so a far page is found in the index alone.
    ).map((sorted) => sorted.where(sql`${table.closedAt} is null`)),
    searchIndex(
      'users',
      table.name,
      table.username,
      table.phone,
      table.occupation,
      table.companyName,
    ),
    index('users_pending_idx')
      .on(table.id)
      .where(sql`${table.status} = 'PENDING'`),
  ],
);

/** Codes that stand in for an authenticator app that was lost; each is good for one use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256: the codes are random, so that nobody can guess them from it. */
    hash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** An account as it is stored. */
export type User = typeof users.$inferSelect;
