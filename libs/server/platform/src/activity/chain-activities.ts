import {
  activityLinks,
  activityLog,
  activityUnchained,
  type Executor,
  type Transaction,
} from '@lms/server/database';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { newToken } from '../session/tokens';
import {
  type ActivityLink,
  type ChainHead,
  chainStart,
  linkHashOf,
  originHashOf,
} from './activity-link';

/** Advisory lock held until the transaction ends: one link follows another. */
const chainLock = 4200_0004;
const atOnce = 500;

const lastLink = async (tx: Transaction): Promise<ChainHead> => {
  const [last] = await tx
    .select({ position: activityLinks.position, hash: activityLinks.hash })
    .from(activityLinks)
    .orderBy(desc(activityLinks.position))
    .limit(1);
  return last ?? chainStart;
};

/**
 * Chains acts that wait for it, the oldest first.
 *
 * @returns the new head of the chain; `undefined` if none waited
 */
export const chainActivities = (db: Executor, now: Date): Promise<ChainHead | undefined> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
    const entries = await tx
      .select({ entry: activityLog })
      .from(activityUnchained)
      .innerJoin(activityLog, eq(activityLog.id, activityUnchained.activityId))
      // Ids sort by the time of their making.
      .orderBy(asc(activityUnchained.activityId))
      .limit(atOnce)
      // What is chained is not erased meanwhile.
      .for('share', { of: activityLog });
    if (entries.length === 0) return undefined;
    let head = await lastLink(tx);
    const links = entries.map(({ entry }): ActivityLink => {
      const originSalt = newToken();
      const link = {
        position: head.position + 1,
        activityId: entry.id,
        chainedAt: now.toISOString(),
        originSalt,
        originHash: originHashOf(originSalt, entry),
      };
      const hash = linkHashOf(head.hash, link, entry);
      head = { position: link.position, hash };
      return { ...link, hash };
    });
    await tx.insert(activityLinks).values(links);
    const chained = links.map(({ activityId }) => activityId);
    await tx.delete(activityUnchained).where(inArray(activityUnchained.activityId, chained));
    return head;
  });
