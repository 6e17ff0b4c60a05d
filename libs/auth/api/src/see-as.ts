import { type SeeAs, seeAsMinutes } from '@lms/auth/contract';
import {
  type Executor,
  isAdministrator,
  seeAs,
  sessions,
  type Transaction,
  users,
} from '@lms/server/database';
import { type Caller, type Deps, ProblemError, recordActivity } from '@lms/server/platform';
import { and, eq, isNull, not } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

const endKind = 'see-as-end';

/** Matches an open account of a user who is no system administrator. */
const isViewable = (userId: string) =>
  and(eq(users.id, userId), eq(users.status, 'ACTIVE'), not(isAdministrator));

/** Ends a view as another user, if it is still open, and logs it. */
const endView = async (tx: Executor, id: string, at: string, request?: FastifyRequest) => {
  const [ended] = await tx
    .update(seeAs)
    .set({ endedAt: at })
    .where(and(eq(seeAs.id, id), isNull(seeAs.endedAt)))
    .returning();
  if (!ended) return;
  const [seen] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, ended.userId));
  const [by] = await tx
    .select({ userId: users.id, roles: users.roles, organizationId: users.organizationId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, ended.sessionId));
  if (!by) return;
  await recordActivity(tx, {
    at,
    caller: by,
    request,
    action: 'SEE_AS_ENDED',
    entity: 'user',
    subject: seen?.name,
    subjectId: ended.userId,
  });
};

/** Selects the open views of a session. */
const openViews = (tx: Executor, sessionId: string) =>
  tx
    .select({ id: seeAs.id })
    .from(seeAs)
    .where(and(eq(seeAs.sessionId, sessionId), isNull(seeAs.endedAt)));

/**
 * Starts to show a system administrator the platform as another user sees it, for `seeAsMinutes`.
 * The view belongs to the session and replaces an open one.
 *
 * @throws ProblemError entity.transitionRefused for an account that is not open, or a system
 *   administrator's
 */
export const startSeeing = async (
  tx: Transaction,
  { now, queue }: Pick<Deps, 'now' | 'queue'>,
  { caller, request }: { caller: Caller; request: FastifyRequest },
  userId: string,
): Promise<SeeAs> => {
  const [seen] = await tx.select({ name: users.name }).from(users).where(isViewable(userId));
  if (!seen) throw new ProblemError('entity.transitionRefused');
  const at = now();
  const startedAt = at.toISOString();
  for (const { id } of await openViews(tx, caller.sessionId)) {
    await endView(tx, id, startedAt, request);
  }
  const expires = new Date(at.getTime() + seeAsMinutes * 60_000);
  const expiresAt = expires.toISOString();
  const [look] = await tx
    .insert(seeAs)
    .values({ sessionId: caller.sessionId, userId, startedAt, expiresAt })
    .returning({ id: seeAs.id });
  if (!look) throw new Error('A look was not stored');
  await recordActivity(tx, {
    at: startedAt,
    caller,
    request,
    action: 'SEE_AS_STARTED',
    entity: 'user',
    subject: seen.name,
    subjectId: userId,
  });
  await queue.enqueue(tx, endKind, { id: look.id }, expires);
  return { id: look.id, name: seen.name, expiresAt };
};

/** Ends the session's open view, if any. */
export const stopSeeing = async (
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  { caller, request }: { caller: Caller; request: FastifyRequest },
) => {
  for (const { id } of await openViews(tx, caller.sessionId)) {
    await endView(tx, id, now().toISOString(), request);
  }
};

/** Registers the job that logs the end of views that run out unattended. */
export const endLooksInTime = ({ queue, database, now }: Deps) =>
  queue.handle(endKind, async (payload) => {
    const { id } = payload as { id: string };
    await database.db.transaction((tx) => endView(tx, id, now().toISOString()));
  });
