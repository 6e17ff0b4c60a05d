import { rightsChanged } from '@lms/auth/api';
import type { ActivityAction } from '@lms/contract';
import { organizationResource, type OrganizationStatus } from '@lms/org-management/contract';
import {
  isAdministrator,
  organizations,
  sessions,
  type Transaction,
  users,
} from '@lms/server/database';
import {
  type Deps,
  type JudgedBy,
  ProblemError,
  recordActivity,
  requireNotHeld,
  transitionRefused,
} from '@lms/server/platform';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { OrgManagementProblem } from '../org-management-problem';
import { inviteContact } from './invite-contact';
import { mailContact } from './notify-people';
import type { OrganizationRow } from './organization-item';

const requireReason = (reason: string | undefined) => {
  if (reason?.trim()) return reason;
  throw new ProblemError('validation.failed', [{ field: 'reason', code: 'required' }]);
};

/** Signs the organization's people out. @throws ProblemError organization.runsSite */
const signOutPeople = async (tx: Transaction, { now }: Deps, { id }: OrganizationRow) => {
  const runsSite = and(eq(users.organizationId, id), eq(users.status, 'ACTIVE'), isAdministrator);
  if (await tx.$count(users, runsSite)) throw new OrgManagementProblem('organization.runsSite');
  const people = tx.select({ id: users.id }).from(users).where(eq(users.organizationId, id));
  await tx
    .update(sessions)
    .set({ endedAt: now().toISOString() })
    .where(and(inArray(sessions.userId, people), isNull(sessions.endedAt)));
};

/** Runs the effects of a new status, and returns its name in the log. */
const applyStatus = async (
  tx: Transaction,
  deps: Deps,
  organization: OrganizationRow,
  status: OrganizationStatus,
  reason?: string,
): Promise<ActivityAction> => {
  if (status === 'REJECTED') {
    await mailContact(tx, deps, organization, requireReason(reason));
    return 'REJECTED';
  }
  if (status === 'INACTIVE') await signOutPeople(tx, deps, organization);
  if (organization.status !== 'PENDING') return 'STATUS_CHANGED';
  await inviteContact(tx, deps, organization);
  return 'APPROVED';
};

/**
 * Handles `PUT /organization/updateStatus`: all organizations or none, each with the effects of its
 * new status.
 *
 * @throws ProblemError entity.notFound, entity.transitionRefused, approval.held,
 *   organization.contactHasAccount, organization.runsSite, or validation.failed where a rejection has no reason
 */
export const moveOrganizations = async (
  tx: Transaction,
  deps: Deps,
  { caller, request }: Omit<JudgedBy, 'log'>,
  ids: string[],
  status: OrganizationStatus,
  reason?: string,
): Promise<string[]> => {
  const found = await tx
    .select()
    .from(organizations)
    .where(inArray(organizations.id, ids))
    .orderBy(organizations.id)
    .for('update');
  if (found.length < new Set(ids).size) throw new ProblemError('entity.notFound');
  const { transitions } = organizationResource;
  const refused = found.find((one) => !transitions[one.status].includes(status));
  if (refused) throw await transitionRefused(tx, refused);
  const waiting = found.filter((one) => one.status === 'PENDING');
  await requireNotHeld(
    tx,
    organizationResource.path,
    waiting.map(({ id }) => id),
  );
  for (const organization of found) {
    const action = await applyStatus(tx, deps, organization, status, reason);
    await tx
      .update(organizations)
      .set({
        status,
        ...(status === 'REJECTED' && { rejectionReason: reason }),
        version: sql`${organizations.version} + 1`,
      })
      .where(eq(organizations.id, organization.id));
    await recordActivity(tx, {
      at: deps.now().toISOString(),
      caller,
      request,
      action,
      entity: 'organization',
      subject: organization.name,
      subjectId: organization.id,
    });
  }
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.organizationId, ids));
  await deps.events.publish(tx, rightsChanged, { userIds: people.map(({ id }) => id) });
  return found.map(({ id }) => id);
};

/**
 * Approves organizations that ask to join, all or none.
 *
 * @throws ProblemError entity.transitionRefused for one that does not wait, or what
 *   {@link moveOrganizations} throws
 */
export const approveOrganizations =
  (deps: Deps) => async (tx: Transaction, by: JudgedBy, ids: string[]) => {
    const [decided] = await tx
      .select({ id: organizations.id, updatedAt: organizations.updatedAt })
      .from(organizations)
      .where(and(inArray(organizations.id, ids), ne(organizations.status, 'PENDING')))
      .limit(1);
    if (decided) throw await transitionRefused(tx, decided);
    return moveOrganizations(tx, deps, by, ids, 'ACTIVE');
  };
