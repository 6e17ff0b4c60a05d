import { and, asc, eq, lte } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { attempts } from '../learning.table';
import { finishAttempt } from './finish-attempt';

const everyMs = 15_000;
const batchSize = 100;

/** Submits all attempts whose deadline has passed; answers how many. */
export const sweepOverdue = async (deps: Deps): Promise<number> => {
  const overdue = await deps.database.db
    .select()
    .from(attempts)
    .where(
      and(eq(attempts.status, 'IN_PROGRESS'), lte(attempts.deadlineAt, deps.now().toISOString())),
    )
    .orderBy(asc(attempts.deadlineAt))
    .limit(batchSize);
  for (const attempt of overdue) await finishAttempt(deps, attempt);
  return overdue.length;
};

/**
 * Sweeps again and again until it is stopped; a failure is reported and the next round tries anew.
 * Stopping waits for the round that is under way.
 */
export const startSweep = (deps: Deps, onError: (error: unknown) => void) => {
  let round: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = sweepOverdue(deps)
      .catch(onError)
      .finally(() => (busy = false));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
