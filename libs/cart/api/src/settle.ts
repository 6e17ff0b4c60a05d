import { orderItems, orders, type Transaction } from '@lms/server/database';
import { type Deps, orderPaid, ProblemError } from '@lms/server/platform';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { lockBuyer } from './buyer-lock';
import { findOrder, findPendingOrders, type OrderRow } from './orders';
import type { Gateways, PaymentEvent } from './payment/gateway';
import { receiptMailJob } from './receipt-mail';
import { issueReceipts } from './receipts';
import { notifyRefundDue, refundDueOf } from './refund-due';

/**
 * Marks an order as PAID, enrols its buyer and has the receipts mailed. What was paid for courses that the buyer already owned,
 * because two orders for them were paid, is recorded as due for refund, and told to system administrators.
 */
export const markPaid = async (
  tx: Transaction,
  { events, queue }: Pick<Deps, 'events' | 'queue'>,
  order: OrderRow,
  paidAt: string,
) => {
  const { id: orderId, userId } = order;
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    // A fixed order prevents deadlocks between concurrent payments.
    .orderBy(asc(orderItems.courseId));
  await events.publish(tx, orderPaid, { orderId, userId, paidAt, items });
  const refundDue = await refundDueOf(tx, order, items);
  if (refundDue > 0) await notifyRefundDue(tx, order);
  const [paid] = await tx
    .update(orders)
    .set({ status: 'PAID', paidAt, refundDue })
    .where(eq(orders.id, orderId))
    .returning();
  if (order.total > 0) {
    await issueReceipts(tx, order, paidAt);
    await queue.enqueue(tx, receiptMailJob, { orderId });
  }
  return { order: paid!, courseIds: items.map(({ courseId }) => courseId) };
};

/**
 * Changes an order's status. PAID may follow any unpaid status, because the money has arrived; only
 * a refund follows PAID.
 */
const setStatus = async (
  tx: Transaction,
  deps: Deps,
  order: OrderRow,
  outcome: PaymentEvent['outcome'],
) => {
  if (outcome === 'PAID' && order.status !== 'PAID' && order.status !== 'REFUNDED') {
    return markPaid(tx, deps, order, deps.now().toISOString());
  }
  if (order.status === 'PENDING' && (outcome === 'FAILED' || outcome === 'CANCELLED')) {
    await tx.update(orders).set({ status: outcome }).where(eq(orders.id, order.id));
  }
  return null;
};

/**
 * Applies a verified payment event to its order. Idempotent.
 *
 * @returns the order's id
 * @throws ProblemError entity.notFound for an unknown payment, entity.conflict for another amount
 */
export const settlePayment = async (
  deps: Deps,
  gateways: Gateways,
  method: OrderRow['paymentMethod'],
  { reference, outcome, amount, currency }: PaymentEvent,
): Promise<string> => {
  const { db } = deps.database;
  const { id, userId, paid } = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: orders.id, userId: orders.userId })
      .from(orders)
      .where(and(eq(orders.gatewayReference, reference), eq(orders.paymentMethod, method)));
    if (!found) throw new ProblemError('entity.notFound');
    await lockBuyer(tx, found.userId);
    const order = await findOrder(tx, found.id);
    if (!order) throw new ProblemError('entity.notFound');
    if (amount !== order.total || currency !== 'BDT') throw new ProblemError('entity.conflict');
    return { ...found, paid: await setStatus(tx, deps, order, outcome) };
  });
  if (paid) {
    const { courseIds } = paid;
    const others = await findPendingOrders(db, { userId, courseIds, except: id });
    for (const other of others) await endOrder(deps, gateways, other);
  }
  return id;
};

/** Queries the gateway for the status of the order's payment and applies it. */
export const applyPaymentStatus = async (deps: Deps, gateways: Gateways, order: OrderRow) => {
  const gateway = gateways.get(order.paymentMethod);
  if (order.status !== 'PENDING' || !gateway || !order.gatewayReference) return;
  await settlePayment(deps, gateways, gateway.name, await gateway.query(order.gatewayReference));
};

/** Ends a pending order. The gateway decides: a payment that was made a moment ago still counts. */
export const endOrder = async (deps: Deps, gateways: Gateways, { id, paymentMethod }: OrderRow) => {
  const { db } = deps.database;
  const gateway = gateways.get(paymentMethod);
  // Without a gateway query only an order that still has no payment may be ended.
  const hasNoPayment = gateway && isNull(orders.gatewayReference);
  const ended = await db
    .update(orders)
    .set({ status: 'CANCELLED' })
    .where(and(eq(orders.id, id), eq(orders.status, 'PENDING'), hasNoPayment))
    .returning();
  if (ended.length > 0) return;
  const reference = (await findOrder(db, id))?.gatewayReference;
  if (gateway && reference) {
    await settlePayment(deps, gateways, gateway.name, await gateway.cancel(reference));
  }
};
