import { orderStatuses, paymentMethods } from '@lms/cart/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, searchIndex, sortIndexes } from '../columns';
import { batchCodes } from './batch-codes.table';
import { coupons } from './coupons.table';
import { courses } from './courses.table';
import { users } from './users.table';

/** Sequence of order numbers, across years. */
export const orderNumbers = pgSequence('order_numbers');

export const orders = pgTable(
  'orders',
  {
    ...entityColumns(),
    number: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Total to pay in poisha, after the discount. */
    total: integer().notNull(),
    /** Discount by the coupon in poisha. */
    discount: integer().notNull().default(0),
    couponId: uuid().references(() => coupons.id),
    paymentMethod: text({ enum: [...paymentMethods, 'free'] }).notNull(),
    /** Gateway's identifier of the payment. */
    gatewayReference: text(),
    /** Address of the payment page; the same when checkout is repeated. */
    paymentUrl: text(),
    /**
     * Poisha to refund for courses that the buyer had already by another order. The order is PAID
     * all the same, because the money has arrived.
     */
    refundDue: integer().notNull().default(0),
    /** Idempotency key of the checkout, unique for each buyer. */
    idempotencyKey: text().notNull(),
    /** SHA-256 of the checkout's body: the same key with another body is refused. */
    requestHash: text().notNull(),
    paidAt: instant(),
    refundedAt: instant(),
    refundReason: text(),
    status: text({ enum: orderStatuses }).notNull().default('PENDING'),
  },
  (table) => [
    uniqueIndex('orders_number_key').on(table.number),
    uniqueIndex('orders_idempotency_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('orders_gateway_reference_key').on(table.gatewayReference),
    index('orders_user_idx').on(table.userId),
    index('orders_paid_idx')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    ...sortIndexes(
      'orders',
      table.id,
      { number: table.number },
      {
        total: table.total,
        method: table.paymentMethod,
        status: table.status,
        created: table.createdAt,
        paid: table.paidAt,
      },
    ),
    searchIndex('orders', table.number),
    index('orders_refund_due_idx')
      .on(table.id)
      .where(sql`${table.refundDue} > 0`),
    index('orders_coupon_idx')
      .on(table.couponId)
      .where(sql`${table.couponId} is not null`),
    check('orders_total_check', sql`${table.total} >= 0`),
  ],
);

/** Courses of an order, with titles and prices as they stood. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    title: text().notNull(),
    /** Price in poisha. */
    price: integer().notNull(),
    /** Batch that the buyer joins. */
    batchCodeId: uuid().references(() => batchCodes.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.courseId] }),
    index('order_items_course_idx').on(table.courseId),
    index('order_items_batch_idx')
      .on(table.batchCodeId)
      .where(sql`${table.batchCodeId} is not null`),
  ],
);
