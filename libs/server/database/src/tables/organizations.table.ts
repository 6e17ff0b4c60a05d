import { languages, organizationTypes } from '@lms/contract';
import { type ContactPerson, organizationStatuses } from '@lms/org-management/contract';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, searchIndex, sortIndexes } from '../columns';

export const organizations = pgTable(
  'organizations',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    type: text({ enum: organizationTypes }).notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    address: text().notNull().default(''),
    logoUrl: text(),
    bannerUrl: text(),
    description: text().notNull().default(''),
    contactPerson: jsonb()
      .$type<ContactPerson>()
      .notNull()
      .default({ name: '', email: '', phone: '', designation: '' }),
    /** Language of mails to the contact person. */
    contactLanguage: text({ enum: languages }).notNull().default('en'),
    rejectionReason: text(),
    /** Idempotency key of the registration form. */
    registrationKey: text(),
    status: text({ enum: organizationStatuses }).notNull().default('PENDING'),
  },
  (table) => [
    // A rejected organization does not block its code.
    uniqueIndex('organizations_code_key')
      .on(table.code)
      .where(sql`${table.status} <> 'REJECTED'`),
    uniqueIndex('organizations_registration_key').on(table.registrationKey),
    ...sortIndexes(
      'organizations',
      table.id,
      { code: table.code, name: table.name, email: table.email },
      {
        type: table.type,
        created: table.createdAt,
        updated: table.updatedAt,
        status: table.status,
      },
    ),
    searchIndex(
      'organizations',
      table.name,
      table.code,
      table.email,
      sql`(${table.contactPerson}->>'name')`,
      sql`(${table.contactPerson}->>'email')`,
    ),
    check('organizations_code_upper', sql`${table.code} = upper(${table.code})`),
  ],
);
