import { attempts } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { asc } from 'drizzle-orm';
import { expiredAt, finishAttempt } from './finish-attempt';

const everyMs = 15_000;
const batchSize = 100;

/**
 * Submits attempts past their deadline that wait for no answer, and returns their number. A failure does not stop the
 * others.
 *
 * @throws AggregateError with every failure, once the rest is done
 */
export const sweepOverdue = async (deps: Deps): Promise<number> => {
  const overdue = await deps.database.db
    .select()
    .from(attempts)
    .where(expiredAt(deps.now()))
    .orderBy(asc(attempts.deadlineAt))
    .limit(batchSize);
  const failures: unknown[] = [];
  for (const attempt of overdue) {
    await finishAttempt(deps, attempt).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'attempts could not be submitted');
  return overdue.length;
};

/**
 * Repeats the sweep until stopped; a failure is reported and the next round tries again. Stopping
 * waits for the current round.
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
