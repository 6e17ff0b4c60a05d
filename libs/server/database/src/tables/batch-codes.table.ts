import { batchCodeStatuses } from '@lms/org-management/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, searchIndex, sortIndexes } from '../columns';
import { courses } from './courses.table';
import { organizations } from './organizations.table';

export const batchCodes = pgTable(
  'batch_codes',
  {
    ...entityColumns(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    /** Code in upper case. */
    code: text().notNull(),
    title: text().notNull(),
    /**
     * Course of the batch; without it the code is valid for every partner course of the
     * organization.
     */
    courseId: uuid().references(() => courses.id),
    /** First and last day of validity, in Dhaka, both inclusive. */
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    capacity: integer().notNull(),
    status: text({ enum: batchCodeStatuses }).notNull().default('ACTIVE'),
  },
  (table) => [
    uniqueIndex('batch_codes_code_key').on(table.code),
    index('batch_codes_organization_idx').on(table.organizationId, table.id),
    index('batch_codes_course_idx').on(table.courseId),
    ...sortIndexes(
      'batch_codes',
      table.id,
      { code: table.code, title: table.title },
      {
        starts: table.startsOn,
        ends: table.endsOn,
        capacity: table.capacity,
        status: table.status,
        updated: table.updatedAt,
      },
    ),
    searchIndex('batch_codes', table.code, table.title),
    check('batch_codes_period_check', sql`${table.startsOn} <= ${table.endsOn}`),
    check('batch_codes_capacity_check', sql`${table.capacity} > 0`),
  ],
);
