import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { orders } from './orders.table';
import { organizations } from './organizations.table';

/**
 * Last receipt number of each organization. The row is locked for each receipt, so numbers have no
 * gaps.
 */
export const receiptCounters = pgTable('receipt_counters', {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id),
  last: integer().notNull(),
});

/** Receipts: one organization's part of an order. Never changed. */
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
    /** Code and name of the organization as they stood. */
    organizationCode: text().notNull(),
    organizationName: text().notNull(),
    /** Sum of the organization's prices and its share of the discount, in poisha. */
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.organizationId] }),
    uniqueIndex('receipts_number_key').on(table.organizationId, table.number),
  ],
);
