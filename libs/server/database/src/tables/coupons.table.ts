import { couponKinds, couponScopes, couponStatuses } from '@lms/cart/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant, searchIndex, sortIndexes } from '../columns';
import { organizations } from './organizations.table';

export const coupons = pgTable(
  'coupons',
  {
    ...entityColumns(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    /** Code in upper case. */
    code: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    /** Discount in percent or poisha, as `kind` says. */
    amount: integer().notNull(),
    scope: text({ enum: couponScopes }).notNull(),
    courseIds: uuid().array().notNull().default([]),
    /** Minimum sum of the courses, in poisha. */
    minTotal: integer().notNull().default(0),
    startsAt: instant(),
    expiresAt: instant(),
    /** Maximum number of orders; 0 means no limit. */
    usageLimit: integer().notNull().default(0),
    perUserLimit: integer().notNull().default(0),
    status: text({ enum: couponStatuses }).notNull().default('ACTIVE'),
  },
  (table) => [
    uniqueIndex('coupons_code_key').on(table.code),
    index('coupons_organization_idx').on(table.organizationId, table.id),
    ...sortIndexes(
      'coupons',
      table.id,
      { code: table.code },
      {
        kind: table.kind,
        amount: table.amount,
        starts: table.startsAt,
        expires: table.expiresAt,
        status: table.status,
        updated: table.updatedAt,
      },
    ),
    searchIndex('coupons', table.code),
    check('coupons_amount_check', sql`${table.amount} > 0`),
  ],
);
