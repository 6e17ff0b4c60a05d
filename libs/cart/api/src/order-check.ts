import { unpaidOrderHours } from '@lms/cart/contract';
import type { Executor } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { findOrder, type OrderRow } from './orders';
import type { Gateways } from './payment/gateway';
import { applyPaymentStatus, endOrder } from './settle';

const jobKind = 'order.check';
const minute = 60_000;
const maxPause = 60 * minute;
/** Milliseconds after which an unpaid order is ended. */
const lifetime = unpaidOrderHours * 60 * minute;

/**
 * Schedules the next check of an order. The delay equals the order's age, between a minute and an
 * hour, but no check comes later than the order's end.
 */
export const scheduleCheck = (
  { queue, now }: Deps,
  executor: Executor,
  { id, createdAt }: Pick<OrderRow, 'id' | 'createdAt'>,
) => {
  const age = now().getTime() - new Date(createdAt).getTime();
  const pause = Math.min(Math.max(age, minute), maxPause, Math.max(lifetime - age, minute));
  return queue.enqueue(executor, jobKind, { orderId: id }, new Date(now().getTime() + pause));
};

/**
 * Settles orders that got no notification and whose buyer did not return, also after a downtime of
 * the server.
 */
export const orderChecks = (deps: Deps, gateways: Gateways) => {
  const { db } = deps.database;
  deps.queue.handle(
    jobKind,
    async (payload) => {
      const { orderId } = payload as { orderId: string };
      const order = await findOrder(db, orderId);
      if (order?.status !== 'PENDING') return;
      await applyPaymentStatus(deps, gateways, order);
      const after = await findOrder(db, orderId);
      if (after?.status !== 'PENDING') return;
      const age = deps.now().getTime() - new Date(after.createdAt).getTime();
      if (age >= lifetime) await endOrder(deps, gateways, after);
      else await scheduleCheck(deps, db, after);
    },
    'order',
  );
};
