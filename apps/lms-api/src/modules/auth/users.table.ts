import { roles, languages, userStatuses } from '@lms/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../../db/columns';
import { organizations } from '../org-management/organizations.table';

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
    gender: text(),
    dateOfBirth: date(),
    preferredLanguage: text({ enum: languages }).notNull().default('en'),
    /** Extra time in every quiz, in percent of its limit. */
    extraTimePercent: integer().notNull().default(0),
    emailVerifiedAt: instant(),
    lastLoginAt: instant(),
    status: text({ enum: userStatuses }).notNull().default('PENDING'),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_organization_idx').on(table.organizationId),
  ],
);
