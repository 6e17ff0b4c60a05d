import { inviteUser, keepAnAdministrator, mailInvitation, rightsChanged } from '@lms/auth/api';
import type { Role } from '@lms/contract';
import { mayAssign, needsOrganization, type UserInput } from '@lms/org-management/contract';
import { type Executor, type Transaction, users } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  lastChangedBy,
  ownerOf,
  ProblemError,
  recordActivity,
  type SavedBy,
  type Scope,
  withDatabaseProblems,
} from '@lms/server/platform';
import { and, eq, ne, sql } from 'drizzle-orm';
import { OrgManagementProblem } from '../org-management-problem';
import { extraTimeGranted } from './user-events';
import { lockUsers, type UserRow } from './user-items';

const refuse = (field: string, code: 'required' | 'invalid' | 'taken'): never => {
  throw new ProblemError('validation.failed', [{ field, code }]);
};

/** Refuses to assign or remove a role above the caller's own. */
export const requirePower = (caller: Caller, given: readonly Role[]) => {
  if (!given.every((role) => mayAssign(caller.roles, role))) {
    throw new OrgManagementProblem('user.roleTooHigh');
  }
};

/** Returns the user's organization: the caller's, or the one that a system administrator chose. */
const organizationOf = (scope: Scope, { roles, organizationId }: UserInput) => {
  if (scope.kind === 'own') return ownerOf(scope, organizationId);
  if (!organizationId && needsOrganization(roles)) refuse('organizationId', 'required');
  return organizationId || null;
};

/** Returns the columns that the form sets, except the email address. */
export const valuesOf = (scope: Scope, input: UserInput) => ({
  name: input.name,
  roles: [...new Set(input.roles)],
  organizationId: organizationOf(scope, input),
  occupation: input.occupation,
  companyName: input.companyName,
  phone: input.phone,
  ...(input.signOption !== undefined && { signOption: input.signOption }),
  ...(input.address !== undefined && { address: input.address }),
  ...(input.socialNetworks !== undefined && { socialNetworks: input.socialNetworks }),
  preferredLanguage: input.preferredLanguage,
  ...input.accommodations,
});

/** Name of the inviting person, for the invitation. */
export const nameOfCaller = async (db: Executor, { userId }: Caller) => {
  const [caller] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return caller?.name ?? '';
};

/** Creates an account and mails its owner an activation link. */
export const createUser = (
  deps: Deps,
  { scope, caller, request }: SavedBy,
  input: UserInput,
): Promise<string> =>
  withDatabaseProblems('write', () =>
    deps.database.db.transaction(async (tx) => {
      requirePower(caller, input.roles);
      const invited = { username: input.username, ...valuesOf(scope, input) };
      const { id, name } = await inviteUser(tx, deps, invited, await nameOfCaller(tx, caller));
      await recordActivity(tx, {
        at: deps.now().toISOString(),
        caller,
        request,
        action: 'INVITED',
        subject: name,
        subjectId: id,
        entity: 'user',
      });
      return id;
    }),
  );

/** Allows a change of the email address only before its owner has confirmed it. */
const checkAddress = async (tx: Transaction, user: UserRow, username: string) => {
  if (username === user.username) return;
  if (user.status !== 'PENDING' || user.emailVerifiedAt) refuse('username', 'invalid');
  const isSame = eq(sql`lower(${users.username})`, username.toLowerCase());
  if (await tx.$count(users, and(isSame, ne(users.id, user.id)))) refuse('username', 'taken');
};

/** Returns the roles that were assigned and those that were removed. */
export const changedRoles = (before: readonly Role[], after: readonly Role[]) => [
  ...before.filter((role) => !after.includes(role)),
  ...after.filter((role) => !before.includes(role)),
];

/**
 * Changes a user. Changed roles apply from the user's next request.
 *
 * @throws ProblemError entity.conflict, user.ownAccount, user.roleTooHigh or auth.lastAdministrator
 */
export const updateUser = (
  deps: Deps,
  { scope, caller, request, log }: SavedBy,
  id: string,
  input: UserInput,
  version: number,
): Promise<void> =>
  withDatabaseProblems('write', () =>
    deps.database.db.transaction(async (tx) => {
      const mayDemote = scope.kind === 'all' && !input.roles.includes('ROLE_SYSTEM');
      if (mayDemote) await keepAnAdministrator(tx, [id]);
      const [user] = await lockUsers(tx, scope, [id]);
      if (!user) throw new ProblemError('entity.notFound');
      if (user.version !== version) {
        const savedBy = { name: await lastChangedBy(tx, id), at: user.updatedAt };
        throw new ProblemError('entity.conflict', undefined, savedBy);
      }
      const roles = changedRoles(user.roles, input.roles);
      const values = valuesOf(scope, input);
      const isMoved = values.organizationId !== user.organizationId;
      if (id === caller.userId && (roles.length > 0 || isMoved)) {
        throw new OrgManagementProblem('user.ownAccount');
      }
      requirePower(caller, roles);
      await checkAddress(tx, user, input.username);
      await tx
        .update(users)
        .set({ ...values, username: input.username, version: sql`${users.version} + 1` })
        .where(eq(users.id, id));
      if (roles.length > 0 || isMoved) {
        await deps.events.publish(tx, rightsChanged, { userIds: [id] });
      }
      if (values.extraTimePercent > user.extraTimePercent) {
        await deps.events.publish(tx, extraTimeGranted, { userId: id });
      }
      if (input.username !== user.username) {
        const updated = { ...user, ...values, username: input.username };
        await mailInvitation(tx, deps, updated, await nameOfCaller(tx, caller));
      }
      await log(tx, 'CHANGED', [{ id, name: input.name }]);
      if (roles.length === 0) return;
      await recordActivity(tx, {
        at: deps.now().toISOString(),
        caller,
        request,
        action: 'ROLES_CHANGED',
        subject: input.name,
        subjectId: id,
        entity: 'user',
      });
    }),
  );
