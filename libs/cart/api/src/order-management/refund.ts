import { orders, type Transaction } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  notify,
  orderRefunded,
  ProblemError,
  recordActivity,
} from '@lms/server/platform';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { lockBuyer } from '../buyer-lock';
import { CartProblem } from '../cart-problem';
import { findOrder } from '../orders';
import type { Gateways } from '../payment/gateway';
import { findPaidAgain, recountRefundDue } from '../refund-due';
import { mailRefund } from './refund-mail';

interface Refund {
  orderId: string;
  reason: string;
  caller: Caller;
  request: FastifyRequest;
}

/**
 * Refunds an order in full and ends its enrolments, but for courses that its buyer paid for by
 * another order, too: that one keeps them. Certificates already earned stay valid. The gateway is
 * called first: if it fails, nothing has changed; if the server stops after it, the refund can be
 * repeated, because the gateway's refund is idempotent.
 *
 * @throws ProblemError order.notRefundable unless the order is paid
 */
export const refundOrder = async (deps: Deps, gateways: Gateways, refund: Refund) => {
  const { db } = deps.database;
  const order = await findOrder(db, refund.orderId);
  if (!order) throw new ProblemError('entity.notFound');
  if (order.status !== 'PAID') throw new CartProblem('order.notRefundable');
  if (order.total > 0) {
    const gateway = gateways.get(order.paymentMethod);
    if (!gateway || !order.gatewayReference) throw new CartProblem('order.paymentUnavailable');
    await gateway.refund(order.gatewayReference);
  }
  await db.transaction((tx) => markRefunded(tx, deps, refund));
};

const markRefunded = async (
  tx: Transaction,
  deps: Deps,
  { orderId, reason, caller, request }: Refund,
) => {
  const at = deps.now().toISOString();
  const found = await findOrder(tx, orderId);
  if (found) await lockBuyer(tx, found.userId);
  const [order] = await tx
    .update(orders)
    .set({
      status: 'REFUNDED',
      refundedAt: at,
      refundReason: reason,
      refundDue: 0,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'PAID')))
    .returning();
  if (!order) throw new CartProblem('order.notRefundable');
  const paidAgain = await findPaidAgain(tx, order);
  await deps.events.publish(tx, orderRefunded, { orderId, paidAgain });
  for (const again of new Set(paidAgain.map((paid) => paid.orderId))) {
    await recountRefundDue(tx, again);
  }
  const subject = { subject: order.number, subjectId: orderId, entity: 'order' };
  await recordActivity(tx, { at, caller, request, action: 'REFUNDED', ...subject });
  await notify(tx, {
    userId: order.userId,
    kind: 'ORDER_REFUNDED',
    params: { number: order.number },
    link: `/checkout/result/${orderId}`,
  });
  await mailRefund(tx, deps, order);
};
