import type { activityLinks, activityLog } from '@lms/server/database';
import { createHash } from 'node:crypto';

export type ActivityEntry = typeof activityLog.$inferSelect;
export type ActivityLink = typeof activityLinks.$inferSelect;

/** Place in the chain, as it is kept elsewhere: what stands before can't be changed unnoticed. */
export type ChainHead = Pick<ActivityLink, 'position' | 'hash'>;

/** Head of an empty chain. */
export const chainStart: ChainHead = { position: 0, hash: '0'.repeat(64) };

const sha256 = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Returns the hash of address and browser, which can be erased without breaking the chain. */
export const originHashOf = (salt: string, { ip, userAgent }: ActivityEntry) =>
  sha256(salt, ip, userAgent);

/** Returns the hash of a link: of the previous one, and of all that is known of the act. */
export const linkHashOf = (
  previousHash: string,
  { position, chainedAt, originHash }: Omit<ActivityLink, 'hash'>,
  entry: ActivityEntry,
) =>
  sha256(
    previousHash,
    position,
    chainedAt,
    originHash,
    entry.id,
    entry.at,
    entry.userId,
    entry.role,
    entry.organizationId,
    entry.action,
    entry.subject,
    entry.subjectId,
    entry.entity,
  );
