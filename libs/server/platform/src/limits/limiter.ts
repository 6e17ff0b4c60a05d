import { type Executor, limitCounts } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps';
import { TooManyError } from '../http/problems';
import { countEvent, hashKey } from './count-event';

/**
 * Limits events per key in a time window, such as failed sign-ins per account, across all servers
 * of the database.
 *
 * @param name prefix that separates its keys from those of other limiters
 * @param max maximum number of events per key in the window
 */
export const createLimiter = (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  name: string,
  max: number,
  windowMs: number,
) => ({
  /**
   * Counts an event.
   *
   * @param executor open transaction, if any: the embedded database has only one session
   * @throws TooManyError when the key exceeds its maximum
   */
  async use(key: string, executor: Executor = db) {
    const { count, remainingMs } = await countEvent(executor, now, hashKey(name, key), windowMs);
    if (count > max) throw new TooManyError(Math.ceil(remainingMs / 1000));
  },
  async forget(key: string) {
    await db.delete(limitCounts).where(eq(limitCounts.key, hashKey(name, key)));
  },
});
