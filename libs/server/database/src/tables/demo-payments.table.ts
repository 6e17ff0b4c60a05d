import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** The books of the demo gateway, which knows of an order what a merchant tells its gateway. */
export const demoPayments = pgTable(
  'demo_payments',
  {
    /** Random: who knows it may decide about the payment. */
    reference: text().primaryKey(),
    orderId: uuid().notNull(),
    orderNumber: text().notNull(),
    /** Poisha. */
    amount: integer().notNull(),
    returnUrl: text().notNull(),
    notificationUrl: text().notNull(),
    createdAt: instant().notNull(),
    status: text({ enum: ['OPEN', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] })
      .notNull()
      .default('OPEN'),
    /** From when on the gateway tells the status; until then the bank is still at work. */
    settledAt: instant(),
  },
  (table) => [uniqueIndex('demo_payments_order_key').on(table.orderId)],
);
