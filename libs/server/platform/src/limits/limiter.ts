import { eq } from 'drizzle-orm';
import { type Executor, limitCounts } from '@lms/server/database';
import type { Deps } from '../deps';
import { TooManyError } from '../http/problems';
import { countEvent, hashKey } from './count-event';

/**
 * Counts events per key, such as failed sign-ins per account, within a window of time. All servers
 * of the database count together.
 *
 * @param name tells its keys from those of other limiters
 * @param max how many events a key may have in the window
 */
export const createLimiter = (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  name: string,
  max: number,
  windowMs: number,
) => ({
  /**
   * Counts one event more.
   * @param executor the open transaction, where there is one: the embedded database has one session
   * @throws TooManyError when the key has used up its number
   */
  async use(key: string, executor: Executor = db) {
    const { count, remainingMs } = await countEvent(executor, now, hashKey(name, key), windowMs);
    if (count > max) throw new TooManyError(Math.ceil(remainingMs / 1000));
  },
  async forget(key: string) {
    await db.delete(limitCounts).where(eq(limitCounts.key, hashKey(name, key)));
  },
});
