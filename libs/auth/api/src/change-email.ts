import { type Executor, users } from '@lms/server/database';
import { type Deps, endSessionsOf, notify, recordActivity } from '@lms/server/platform';
import { and, eq, sql } from 'drizzle-orm';
import { AuthProblem } from './auth-problem';
import { spendLink, voidLinks } from './mailed-links';

/** Only the unique index decides when two accounts claim an address at once. */
const refuseTaken = (error: Error) => {
  const { constraint } = (error.cause ?? {}) as { constraint?: string };
  throw constraint === 'users_username_key' ? new AuthProblem('auth.emailTaken') : error;
};

/**
 * Changes an account's address to the one that the link was mailed to, and ends its sessions.
 *
 * @returns whether the token belongs to a change of address
 * @throws ProblemError auth.emailTaken if another account has claimed the address since
 */
export const changeEmail = async (tx: Executor, deps: Deps, token: string) => {
  const link = await spendLink(tx, deps, token, 'CHANGE_EMAIL');
  if (!link?.newEmail) return false;
  const time = deps.now();
  const changed = await tx
    .update(users)
    .set({
      username: link.newEmail,
      emailVerifiedAt: time.toISOString(),
      version: sql`${users.version} + 1`,
    })
    .where(and(eq(users.id, link.userId), eq(users.status, 'ACTIVE')))
    .returning()
    .catch(refuseTaken);
  const [user] = changed;
  if (!user) throw new AuthProblem('auth.linkInvalid');
  const caller = { ...user, userId: user.id };
  await recordActivity(tx, { at: time.toISOString(), caller, action: 'EMAIL_CHANGED' });
  await notify(tx, { userId: user.id, kind: 'EMAIL_CHANGED', link: '/profile?tab=security' });
  await voidLinks(tx, deps, link.userId);
  await endSessionsOf(tx, link.userId, time);
  return true;
};
