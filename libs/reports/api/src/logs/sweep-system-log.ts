import { systemLog } from '@lms/server/database';
import { type Deps, planOnce } from '@lms/server/platform';
import { inArray, lt } from 'drizzle-orm';

const kind = 'sweep-system-log';
const dayMs = 24 * 60 * 60_000;
/** The embedded database does nothing else meanwhile. */
const batchSize = 5_000;

/** Plans the sweep within a day, unless it is planned already. */
export const planLogSweep = (deps: Deps) => planOnce(deps, kind, dayMs);

/** Deletes lines that are older than the settings keep them, once a day. */
export const sweepSystemLogJob = (deps: Deps) => {
  const { database, config } = deps;
  const { db } = database;
  const removeSome = async (before: string) => {
    const old = db
      .select({ id: systemLog.id })
      .from(systemLog)
      .where(lt(systemLog.at, before))
      .limit(batchSize);
    const { rowCount } = await db.delete(systemLog).where(inArray(systemLog.id, old));
    return rowCount === batchSize;
  };
  deps.queue.handle(kind, async () => {
    const before = new Date(deps.now().getTime() - config.systemLogDays * dayMs).toISOString();
    while (await removeSome(before));
    await planLogSweep(deps);
  });
};
