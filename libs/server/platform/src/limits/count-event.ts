import { type Executor, limitCounts } from '@lms/server/database';
import { and, asc, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Deps } from '../deps';

/**
 * Expired rows removed with each event; more than one, so that they go faster than new ones come.
 */
const removedAtOnce = 2;

/** Hashes a key for storage. */
export const hashKey = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Counts an event of a key, across all servers of the database, and removes a few expired rows, so
 * that the table stays small.
 *
 * @returns number of events in the window, including this one, and the milliseconds until the
 *   window ends
 */
export const countEvent = async (
  db: Executor,
  now: Deps['now'],
  key: string,
  windowMs: number,
): Promise<{ count: number; remainingMs: number }> => {
  const time = now().getTime();
  const at = new Date(time).toISOString();
  const isOver = lte(limitCounts.endsAt, at);
  // One that ends so late was begun by a clock that ran ahead, and would last until then.
  const latest = new Date(time + 2 * windowMs).toISOString();
  const isVoid = or(isOver, gt(limitCounts.endsAt, latest));
  const old = db
    .select({ key: limitCounts.key })
    .from(limitCounts)
    .where(and(isOver, ne(limitCounts.key, key)))
    .orderBy(asc(limitCounts.endsAt))
    .limit(removedAtOnce)
    .for('update', { skipLocked: true });
  const removed = db
    .$with('removed')
    .as(
      db
        .delete(limitCounts)
        .where(inArray(limitCounts.key, old))
        .returning({ key: limitCounts.key }),
    );
  const [row] = await db
    .with(removed)
    .insert(limitCounts)
    .values({ key, count: 1, endsAt: new Date(time + windowMs).toISOString() })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${isVoid} then 1 else ${limitCounts.count} + 1 end`,
        endsAt: sql`case when ${isVoid} then excluded.ends_at else ${limitCounts.endsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('No event was counted');
  return { count: row.count, remainingMs: Date.parse(row.endsAt) - time };
};
