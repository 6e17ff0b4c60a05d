import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { organizations } from './organizations.table';
import { orders } from './orders.table';

/** The last receipt's number of each organisation: one row is locked for each receipt, so none is left out. */
export const receiptCounters = pgTable('receipt_counters', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id),
  last: integer().notNull(),
});

/** What one organisation received by one order; never changed. */
export const receipts = pgTable(
  'receipts',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    number: integer().notNull(),
    /** The organisation's code and name as they stood. */
    organizationCode: text().notNull(),
    organizationName: text().notNull(),
    /** Poisha: the prices of its courses, and its share of what a coupon took off. */
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.organizationId] }),
    uniqueIndex('receipts_number_key').on(table.organizationId, table.number),
  ],
);
