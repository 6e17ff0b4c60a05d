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
    /** Email address; unique, case-insensitive. */
    username: text().notNull(),
    /** Password hash (argon2id); `null` until an invited user has set a password. */
    passwordHash: text(),
    name: text().notNull(),
    imageUrl: text(),
    roles: text({ enum: roles }).array().notNull(),
    organizationId: uuid().references(() => organizations.id),
    occupation: text().notNull().default(''),
    companyName: text().notNull().default(''),
    signOption: text().notNull().default(''),
    phone: text().notNull().default(''),
    gender: text({ enum: genders }),
    dateOfBirth: date(),
    address: jsonb().$type<ProfileInput['address']>(),
    socialNetworks: jsonb().$type<ProfileInput['socialNetworks']>(),
    preferredLanguage: text({ enum: languages }).notNull().default('en'),
    /** Extra time in every quiz, in percent of its limit. */
    extraTimePercent: integer().notNull().default(0),
    /** Preference for large text on the learner's screens. */
    largeText: boolean().notNull().default(false),
    /** Days a week on which a learner means to study; null without a goal. */
    studyGoalDays: integer(),
    /** Visible to other learners of the same courses. */
    shownToFellows: boolean().notNull().default(true),
    /** Wants the daily mail of questions and answers. */
    questionMails: boolean().notNull().default(true),
    /** Secret of the authenticator app, encrypted; in effect from the first right code. */
    secondFactorSecret: text(),
    /** Time step (RFC 6238) of the last accepted code, so that each code is valid once. */
    secondFactorStep: integer(),
    emailVerifiedAt: instant(),
    lastLoginAt: instant(),
    status: text({ enum: userStatuses }).notNull().default('PENDING'),
    /** Reason given for the deactivation or rejection; `null` while it is neither. */
    deactivationReason: text(),
    /** Time at which the account was closed for good; closed accounts are in no list. */
    closedAt: instant(),
    /** Keyed hash of a closed account's address, so that its owner's sign-in can be told of it. */
    closedAddressHash: text(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_organization_idx').on(table.organizationId),
    // Lists an organization's staff without reading its learners, which are most.
    index('users_staff_created_idx')
      .on(table.organizationId, table.createdAt, table.id)
      .where(
        sql`${table.closedAt} is null and ${table.roles} <@ array['ROLE_ORG_USER', 'ROLE_ORGADMIN']`,
      ),
    index('users_created_idx').on(table.createdAt, table.id),
    ...sortIndexes(
      'users',
      table.id,
      { name: table.name, username: table.username },
      { updated: table.updatedAt, status: table.status, login: table.lastLoginAt },
      // Partial like the lists, so that even a far page is found by the index alone.
    ).map((sorted) => sorted.where(sql`${table.closedAt} is null`)),
    searchIndex(
      'users',
      table.name,
      table.username,
      table.phone,
      table.occupation,
      table.companyName,
    ),
    index('users_closed_address_idx')
      .on(table.closedAddressHash)
      .where(sql`${table.closedAddressHash} is not null`),
    index('users_pending_idx')
      .on(table.id)
      .where(sql`${table.status} = 'PENDING'`),
  ],
);

/** Recovery codes, which replace a lost authenticator app; each is valid once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 without salt, which random codes don't need. */
    hash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Account as stored. */
export type User = typeof users.$inferSelect;
