import { activityLog, newId } from '@lms/server/database';
import { addDays, dayInDhaka, dayMs, type Deps, planOnce, startOfDay } from '@lms/server/platform';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

const kind = 'sweep-activities';
/** The embedded database does nothing else meanwhile. */
const batchSize = 5_000;

/** Place in the order of time, from which the next batch goes on past what is kept. */
type Place = { at: string; id: string };
const beginning: Place = { at: '-infinity', id: newId() };

const removeSome = async ({ database }: Deps, before: string, after: Place) => {
  const { rows } = await database.db.execute<Place & { count: number }>(sql`
    with old as (
      select id, at from ${activityLog}
      where role = 'ROLE_USER' and at < ${before} and (at, id) > (${after.at}, ${after.id}::uuid)
      order by at, id limit ${batchSize}
    ), removed as (
      delete from ${activityLog} where id in (select id from old)
    )
    select at::text, id, count(*) over ()::int as count from old order by at desc, id desc limit 1`);
  const [last] = rows;
  return last?.count === batchSize ? last : undefined;
};

/**
 * Deletes acts of learners that are older than the settings keep them, once a day and by whole days
 * of Dhaka: what the reports counted of a day stays, and is counted anew from whole days alone. Acts
 * of all others stay, for they are chained.
 */
export const sweepActivitiesJob = (app: FastifyInstance, deps: Deps) => {
  const { activityLogDays } = deps.config;
  deps.queue.handle(kind, async () => {
    if (!activityLogDays) return;
    const before = startOfDay(addDays(dayInDhaka(deps.now()), -activityLogDays));
    let last: Place | undefined = beginning;
    while (last) last = await removeSome(deps, before, last);
    await planOnce(deps, kind, dayMs);
  });
  if (activityLogDays) app.addHook('onReady', () => planOnce(deps, kind, dayMs));
};
