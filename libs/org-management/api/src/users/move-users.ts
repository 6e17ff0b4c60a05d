import { eraseAccount, keepAnAdministrator, rightsChanged, voidLinks } from '@lms/auth/api';
import type { UserStatus } from '@lms/contract';
import { userResource } from '@lms/org-management/contract';
import { type Transaction, users } from '@lms/server/database';
import {
  type Deps,
  endSessionsOf,
  type JudgedBy,
  notify,
  ProblemError,
  queueMail,
  removePicture,
  requireNotHeld,
  type SavedBy,
  transitionRefused,
} from '@lms/server/platform';
import { inArray, ne, sql } from 'drizzle-orm';
import { OrgManagementProblem } from '../org-management-problem';
import { lockUsers, type UserRow } from './user-items';

/** Refuses a change of status of one's own account. */
const refuseOwn = ({ caller }: Pick<SavedBy, 'caller'>, ids: string[]) => {
  if (ids.includes(caller.userId)) throw new OrgManagementProblem('user.ownAccount');
};

const named = (rows: UserRow[]) => rows.map(({ id, name }) => ({ id, name }));

/** Mails a person that the registration was refused, with the reason, or the account deactivated. */
const mailDeactivation = async (tx: Transaction, deps: Deps, user: UserRow, reason = '') => {
  const isRefused = user.status === 'PENDING';
  const given = reason.trim();
  if (isRefused && !given) {
    throw new ProblemError('validation.failed', [{ field: 'reason', code: 'required' }]);
  }
  const deactivated = given ? 'accountDeactivatedFor' : 'accountDeactivated';
  await queueMail(tx, deps, {
    template: isRefused ? 'accountRejected' : deactivated,
    to: user.username,
    name: user.name,
    language: user.preferredLanguage,
    link: `${deps.config.publicUrl}/contact`,
    about: { reason: given },
  });
};

const deactivate = async (tx: Transaction, deps: Deps, user: UserRow, reason?: string) => {
  await mailDeactivation(tx, deps, user, reason);
  await voidLinks(tx, deps, user.id);
  await endSessionsOf(tx, user.id, deps.now());
};

/** Accounts that a change of all touches: never the own, and no registration that others judge. */
export const movableUsers = ({ scope, caller }: SavedBy) => ({
  ownAccount: ne(users.id, caller.userId),
  ...(scope.kind === 'own' && { judgedByOthers: ne(users.status, 'PENDING') }),
});

interface Move {
  status: UserStatus;
  reason?: string;
  /** Status that all accounts must still have. */
  from?: UserStatus;
}

/**
 * Changes the status of accounts, all or none. A deactivated one is signed out at once and mailed the
 * reason.
 *
 * @throws ProblemError entity.transitionRefused, approval.held, user.ownAccount,
 *   auth.lastAdministrator, or auth.forbidden for who judges a registration without reaching all organizations
 */
export const moveUsers = async (
  tx: Transaction,
  deps: Deps,
  by: JudgedBy,
  ids: string[],
  { status, reason, from }: Move,
): Promise<string[]> => {
  if (by.scope.kind === 'all' && status !== 'ACTIVE') await keepAnAdministrator(tx, ids);
  const rows = await lockUsers(tx, by.scope, ids);
  refuseOwn(by, ids);
  const refused = rows.find(
    (row) =>
      !userResource.transitions[row.status].includes(status) || row.status !== (from ?? row.status),
  );
  if (refused) throw await transitionRefused(tx, refused);
  const waiting = rows.filter((row) => row.status === 'PENDING');
  if (by.scope.kind === 'own' && waiting.length > 0) throw new ProblemError('auth.forbidden');
  await requireNotHeld(
    tx,
    userResource.path,
    waiting.map(({ id }) => id),
  );
  for (const row of rows) {
    if (status === 'INACTIVE') await deactivate(tx, deps, row, reason);
    else if (row.status === 'PENDING') {
      await notify(tx, { userId: row.id, kind: 'WELCOME', link: '/courses' });
    }
  }
  await tx
    .update(users)
    .set({
      status,
      deactivationReason: (status === 'INACTIVE' && reason?.trim()) || null,
      version: sql`${users.version} + 1`,
    })
    .where(inArray(users.id, ids));
  await deps.events.publish(tx, rightsChanged, { userIds: ids });
  await by.log(tx, 'STATUS_CHANGED', named(rows));
  return rows.map(({ id }) => id);
};

/**
 * Opens accounts that wait for it, all or none.
 *
 * @throws ProblemError entity.transitionRefused for one that does not wait, or what
 *   {@link moveUsers} throws
 */
export const approveUsers = (deps: Deps) => (tx: Transaction, by: JudgedBy, ids: string[]) =>
  moveUsers(tx, deps, by, ids, { status: 'ACTIVE', from: 'PENDING' });

/**
 * Closes accounts permanently, all or none: certificates stay verifiable.
 *
 * @throws ProblemError user.ownAccount or auth.lastAdministrator
 */
export const closeUsers = async (deps: Deps, by: SavedBy, ids: string[]): Promise<string[]> => {
  const rows = await deps.database.db.transaction(async (tx) => {
    await keepAnAdministrator(tx, ids);
    const found = await lockUsers(tx, by.scope, ids);
    refuseOwn(by, ids);
    // The log must not keep their names either.
    await by.log(
      tx,
      'DELETED',
      found.map(({ id }) => ({ id, name: '' })),
    );
    for (const row of found) await eraseAccount(tx, deps, row, 'accountClosedForYou');
    return found;
  });
  for (const { imageUrl } of rows) await removePicture(deps, imageUrl);
  return rows.map(({ id }) => id);
};
