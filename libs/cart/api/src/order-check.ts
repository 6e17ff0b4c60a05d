import type { Deps } from '@lms/server/platform';
import type { Executor } from '@lms/server/database';
import { findOrder, type OrderRow } from './orders';
import type { Gateways } from './payment/gateway';
import { endOrder, refreshOrder } from './settle';

const jobKind = 'order.check';
const minute = 60_000;
const maxPause = 60 * minute;
/** A payment that nobody has finished by then is ended. */
const lifetime = 24 * 60 * minute;

/** Checks again after as long as the order has waited, from a minute to an hour. */
export const scheduleCheck = (
  { queue, now }: Deps,
  executor: Executor,
  { id, createdAt }: Pick<OrderRow, 'id' | 'createdAt'>,
) => {
  const age = now().getTime() - new Date(createdAt).getTime();
  const pause = Math.min(Math.max(age, minute), maxPause);
  return queue.enqueue(executor, jobKind, { orderId: id }, new Date(now().getTime() + pause));
};

/**
 * Settles orders whose notification never came and whose buyer never came back, also when the
 * server was down in between.
 */
export const orderChecks = (deps: Deps, gateways: Gateways) => {
  const { db } = deps.database;
  deps.queue.handle(
    jobKind,
    async (payload) => {
      const { orderId } = payload as { orderId: string };
      const order = await findOrder(db, orderId);
      if (order?.status !== 'PENDING') return;
      await refreshOrder(deps, gateways, order);
      const after = await findOrder(db, orderId);
      if (after?.status !== 'PENDING') return;
      const age = deps.now().getTime() - new Date(after.createdAt).getTime();
      if (age >= lifetime) await endOrder(deps, gateways, after);
      else await scheduleCheck(deps, db, after);
    },
    'order',
  );
};
