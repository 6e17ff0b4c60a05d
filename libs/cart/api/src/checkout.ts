import type { CheckoutInput, CheckoutResult, Quote } from '@lms/cart/contract';
import { newId, orderItems, orders, type Transaction } from '@lms/server/database';
import { type Deps, ProblemError, recordActivity } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { lockBuyer } from './buyer-lock';
import { CartProblem } from './cart-problem';
import { scheduleCheck } from './order-check';
import { findPendingOrders, nextOrderNumbers, type OrderRow } from './orders';
import { goToPayment } from './pay-order';
import type { Gateways } from './payment/gateway';
import { type FullQuote, quoteCourses } from './quote';
import { endOrder, markPaid } from './settle';

interface Checkout {
  userId: string;
  key: string;
  input: CheckoutInput;
  request?: FastifyRequest;
}

/** Maximum number of attempts to place an order: more than a buyer has tabs that check out at the same moment. */
const maxRounds = 5;

const hashOf = ({ courseIds, ...rest }: CheckoutInput) => {
  const { paymentMethod, expectedTotal, batchCode = '', coupon = '' } = rest;
  const parts = [[...new Set(courseIds)].sort(), paymentMethod, expectedTotal, batchCode, coupon];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

const checkQuote = ({ lines, batch, coupon, total }: Quote, expectedTotal: number) => {
  for (const part of [...lines, batch, coupon]) {
    if (part && 'problem' in part && part.problem) throw new CartProblem(part.problem);
  }
  if (total !== expectedTotal) throw new CartProblem('cart.priceChanged');
};

const insertOrder = async (
  tx: Transaction,
  { now }: Deps,
  { userId, key, input }: Checkout,
  { quote: { lines, total, batch, coupon }, couponId, batchCodeId }: FullQuote,
) => {
  const batchCourses = batch && 'courseIds' in batch ? batch.courseIds : [];
  const id = newId();
  const [number] = await nextOrderNumbers(tx, [now()]);
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      number: number!,
      userId,
      total,
      discount: coupon && 'discount' in coupon ? coupon.discount : 0,
      couponId,
      paymentMethod: total === 0 ? 'free' : input.paymentMethod,
      idempotencyKey: key,
      requestHash: hashOf(input),
      createdAt: now().toISOString(),
    })
    .returning();
  await tx.insert(orderItems).values(
    lines.map(({ courseId, title, price }) => ({
      orderId: id,
      courseId,
      title,
      price,
      batchCodeId: batchCourses.includes(courseId) ? batchCodeId : null,
    })),
  );
  return order!;
};

/** Returns the order of this idempotency key, or the pending orders that must end first. */
const place = (deps: Deps, gateways: Gateways, checkout: Checkout) =>
  deps.database.db.transaction(
    async (tx): Promise<{ order: OrderRow } | { conflicting: OrderRow[] }> => {
      const { userId, key, input, request } = checkout;
      await lockBuyer(tx, userId);
      const [known] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
      if (known && known.requestHash !== hashOf(input)) {
        throw new CartProblem('order.idempotencyKeyReused');
      }
      if (known) return { order: known };

      const full = await quoteCourses(tx, { ...input, userId, now: deps.now(), lock: true });
      const { quote } = full;
      checkQuote(quote, input.expectedTotal);
      const courseIds = quote.lines.map(({ courseId }) => courseId);
      const conflicting = await findPendingOrders(tx, { userId, courseIds });
      if (conflicting.length > 0) return { conflicting };

      if (quote.total > 0 && !gateways.has(input.paymentMethod)) {
        throw new CartProblem('order.paymentUnavailable');
      }
      const order = await insertOrder(tx, deps, checkout, full);
      await recordActivity(tx, {
        at: order.createdAt,
        caller: userId,
        request,
        action: 'ORDERED',
        subject: order.number,
        subjectId: order.id,
        entity: 'order',
      });
      if (quote.total === 0) return markPaid(tx, deps, order, deps.now().toISOString());
      await scheduleCheck(deps, tx, order);
      return { order };
    },
  );

/**
 * Places an order. The same idempotency key returns the same order, however often and however
 * concurrently it is sent. A pending order for one of the courses is ended first, so that nobody
 * pays for a course twice; if that order turns out to be paid, the buyer owns its courses already.
 */
export const placeOrder = async (
  deps: Deps,
  gateways: Gateways,
  checkout: Checkout,
): Promise<CheckoutResult> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const placed = await place(deps, gateways, checkout);
    if ('order' in placed) return goToPayment(deps, gateways, placed.order);
    for (const order of placed.conflicting) await endOrder(deps, gateways, order);
  }
  throw new ProblemError('entity.conflict');
};
