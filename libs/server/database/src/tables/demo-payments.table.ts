import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** Records of the demo gateway, with no more about an order than a merchant tells its gateway. */
export const demoPayments = pgTable(
  'demo_payments',
  {
    /** Random and secret: it allows deciding about the payment. */
    reference: text().primaryKey(),
    orderId: uuid().notNull(),
    orderNumber: text().notNull(),
    /** Amount in poisha. */
    amount: integer().notNull(),
    returnUrl: text().notNull(),
    notificationUrl: text().notNull(),
    createdAt: instant().notNull(),
    status: text({ enum: ['OPEN', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] })
      .notNull()
      .default('OPEN'),
    /** Time from which the gateway reports the status; until then the payment is pending. */
    settledAt: instant(),
  },
  (table) => [uniqueIndex('demo_payments_order_key').on(table.orderId)],
);
