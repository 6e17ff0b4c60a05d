import { notifications } from '@lms/server/database';
import { dayMs, type Deps, planOnce } from '@lms/server/platform';
import { inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';

const kind = 'sweep-notifications';
/** The embedded database does nothing else meanwhile. */
const batchSize = 5_000;

/** Id before those of a time, which the primary key finds. */
const idAt = (msecs: number) => v7({ msecs, seq: 0, random: new Uint8Array(16) });

const removeSome = async ({ database: { db } }: Deps, before: string) => {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.id, before))
    .limit(batchSize);
  const { rowCount } = await db.delete(notifications).where(inArray(notifications.id, old));
  return rowCount === batchSize;
};

/** Deletes notifications, read or not, that are older than the settings keep them, once a day. */
export const sweepNotificationsJob = (app: FastifyInstance, deps: Deps) => {
  const { notificationDays } = deps.config;
  deps.queue.handle(kind, async () => {
    if (!notificationDays) return;
    const before = idAt(deps.now().getTime() - notificationDays * dayMs);
    while (await removeSome(deps, before));
    await planOnce(deps, kind, dayMs);
  });
  if (notificationDays) app.addHook('onReady', () => planOnce(deps, kind, dayMs));
};
