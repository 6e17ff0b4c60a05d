import { type Executor, limitCounts, maxLagMs } from '@lms/server/database';
import { and, eq, gt, sql } from 'drizzle-orm';
import { hashKey } from '../limits/count-event';

/** Longest time from a mark to the commit that it is for; calls that take longer mark again. */
export const markedForMs = 5_000;

/** A replica that may be read when a mark has ended holds what was committed for it. */
const heldMs = markedForMs + maxLagMs;
const keyOf = (userId: string) => hashKey('wrote', userId);
/** The database's clock: servers may differ in theirs. */
const endsAt = sql`clock_timestamp() + ${`${heldMs} milliseconds`}::interval`;

/** Marks an account that is about to write, for all servers. */
export const markWriter = async (db: Executor, userId: string) => {
  await db
    .insert(limitCounts)
    .values({ key: keyOf(userId), count: 1, endsAt })
    .onConflictDoUpdate({ target: limitCounts.key, set: { endsAt } });
};

/** Tells whether an account has written so lately that a replica may not hold it. */
export const isWriter = async (db: Executor, userId: string) => {
  const [mark] = await db
    .select({ key: limitCounts.key })
    .from(limitCounts)
    .where(and(eq(limitCounts.key, keyOf(userId)), gt(limitCounts.endsAt, sql`clock_timestamp()`)));
  return mark !== undefined;
};
