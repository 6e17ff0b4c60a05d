import {
  activityLinks,
  activityLog,
  activityUnchained,
  type Executor,
  users,
} from '@lms/server/database';
import { and, asc, eq, getTableColumns, gt, isNull, ne } from 'drizzle-orm';
import {
  type ActivityEntry,
  type ActivityLink,
  type ChainHead,
  chainStart,
  linkHashOf,
  originHashOf,
} from './activity-link';

/** What is wrong with the first broken place of the chain. */
export type ChainFault =
  'linkMissing' | 'entryMissing' | 'changed' | 'otherHead' | 'endMissing' | 'unchained';

export type ChainCheck =
  | { intact: true; head: ChainHead; waiting: number }
  | { intact: false; fault: ChainFault; position?: number; activityId?: string };

interface Chained {
  link: ActivityLink;
  /** Null where the act is gone. */
  entry: ActivityEntry | null;
  /** Time at which the account of the act was closed. */
  closedAt: string | null;
}

const batchSize = 1_000;

/** Address and browser are those of the link, or erased with the account. */
const hasItsOrigin = (
  { originSalt, originHash }: ActivityLink,
  entry: ActivityEntry,
  closedAt: string | null,
) =>
  originSalt
    ? originHashOf(originSalt, entry) === originHash
    : closedAt !== null && !entry.ip && !entry.userAgent;

const faultOf = (head: ChainHead, { link, entry, closedAt }: Chained): ChainFault | undefined => {
  if (link.position !== head.position + 1) return 'linkMissing';
  if (!entry) return 'entryMissing';
  const isGenuine =
    link.hash === linkHashOf(head.hash, link, entry) && hasItsOrigin(link, entry, closedAt);
  return isGenuine ? undefined : 'changed';
};

const readLinks = (db: Executor, after: number) =>
  db
    .select({ link: activityLinks, entry: getTableColumns(activityLog), closedAt: users.closedAt })
    .from(activityLinks)
    .leftJoin(activityLog, eq(activityLog.id, activityLinks.activityId))
    .leftJoin(users, eq(users.id, activityLog.userId))
    .where(gt(activityLinks.position, after))
    .orderBy(asc(activityLinks.position))
    .limit(batchSize);

/** Finds an act that neither is chained nor waits for it, or that was removed while it waited. */
const findUnchained = async (db: Executor) => {
  const [inserted] = await db
    .select({ id: activityLog.id })
    .from(activityLog)
    .leftJoin(activityLinks, eq(activityLinks.activityId, activityLog.id))
    .leftJoin(activityUnchained, eq(activityUnchained.activityId, activityLog.id))
    .where(
      and(
        ne(activityLog.role, 'ROLE_USER'),
        isNull(activityLinks.position),
        isNull(activityUnchained.activityId),
      ),
    )
    .limit(1);
  if (inserted) return { fault: 'unchained' as const, activityId: inserted.id };
  const [removed] = await db
    .select({ id: activityUnchained.activityId })
    .from(activityUnchained)
    .leftJoin(activityLog, eq(activityLog.id, activityUnchained.activityId))
    .where(isNull(activityLog.id))
    .limit(1);
  return removed && { fault: 'entryMissing' as const, activityId: removed.id };
};

/**
 * Reads the whole chain and returns the first place at which an act or a link was changed, inserted
 * or removed.
 *
 * @param kept head that was kept elsewhere: the chain must go through it, and what stands before it
 *   may have been removed by a retention rule
 */
export const verifyActivityChain = async (db: Executor, kept?: ChainHead): Promise<ChainCheck> => {
  let head: ChainHead | undefined;
  for (;;) {
    const batch: Chained[] = await readLinks(db, head?.position ?? 0);
    for (const chained of batch) {
      const { position, hash, activityId } = chained.link;
      head ??= position - 1 === kept?.position ? kept : chainStart;
      const fault = faultOf(head, chained);
      if (fault) return { intact: false, fault, position: head.position + 1, activityId };
      if (position === kept?.position && hash !== kept.hash) {
        return { intact: false, fault: 'otherHead', position };
      }
      head = { position, hash };
    }
    if (batch.length < batchSize) break;
  }
  head ??= chainStart;
  if (kept && kept.position > head.position) {
    return { intact: false, fault: 'endMissing', position: head.position + 1 };
  }
  const unchained = await findUnchained(db);
  if (unchained) return { intact: false, ...unchained };
  return { intact: true, head, waiting: await db.$count(activityUnchained) };
};
