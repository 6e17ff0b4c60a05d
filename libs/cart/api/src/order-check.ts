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

const ageOf = ({ now }: Pick<Deps, 'now'>, { createdAt }: Pick<OrderRow, 'createdAt'>) =>
  now().getTime() - new Date(createdAt).getTime();

/** Tells whether an unpaid order has to end. */
export const hasLapsed = (deps: Pick<Deps, 'now'>, order: Pick<OrderRow, 'createdAt'>) =>
  ageOf(deps, order) >= lifetime;

/**
 * Schedules the next check of an order. The delay equals the order's age, between a minute and an
 * hour, but no check comes later than the order's end.
 */
export const scheduleCheck = (
  deps: Deps,
  executor: Executor,
  order: Pick<OrderRow, 'id' | 'createdAt'>,
) => {
  const age = ageOf(deps, order);
  const pause = Math.min(Math.max(age, minute), maxPause, Math.max(lifetime - age, minute));
  const at = new Date(deps.now().getTime() + pause);
  return deps.queue.enqueue(executor, jobKind, { orderId: order.id }, at);
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
      if (hasLapsed(deps, after)) await endOrder(deps, gateways, after);
      else await scheduleCheck(deps, db, after);
    },
    'order',
  );
};
