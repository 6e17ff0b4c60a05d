import { type SeeAs, seeAsMinutes } from '@lms/auth/contract';
import { and, eq, isNull, not } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Deps, type Caller, ProblemError, recordActivity } from '@lms/server/platform';
import {
  type Executor,
  type Transaction,
  isAdministrator,
  seeAs,
  sessions,
  users,
} from '@lms/server/database';

const endKind = 'see-as-end';

/** An open account of somebody who is no system administrator. */
const maySee = (userId: string) =>
  and(eq(users.id, userId), eq(users.status, 'ACTIVE'), not(isAdministrator));

/** Ends a look, if it goes on, and puts its end into the log. */
const endLook = async (tx: Executor, id: string, at: string, request?: FastifyRequest) => {
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

/** The look that goes on in a session, if any. */
const openLooks = (tx: Executor, sessionId: string) =>
  tx
    .select({ id: seeAs.id })
    .from(seeAs)
    .where(and(eq(seeAs.sessionId, sessionId), isNull(seeAs.endedAt)));

/**
 * Lets a system administrator look at the platform as somebody else sees it, for half an hour. It
 * belongs to the session that it is asked from, and takes the place of another one there.
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
  const [seen] = await tx.select({ name: users.name }).from(users).where(maySee(userId));
  if (!seen) throw new ProblemError('entity.transitionRefused');
  const at = now();
  const startedAt = at.toISOString();
  for (const { id } of await openLooks(tx, caller.sessionId)) {
    await endLook(tx, id, startedAt, request);
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

/** Ends what is looked at from a session; nothing happens where there is nothing. */
export const stopSeeing = async (
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  { caller, request }: { caller: Caller; request: FastifyRequest },
) => {
  for (const { id } of await openLooks(tx, caller.sessionId)) {
    await endLook(tx, id, now().toISOString(), request);
  }
};

/** Puts the end into the log of whoever just left: nobody has to come back for it. */
export const endLooksInTime = ({ queue, database, now }: Deps) =>
  queue.handle(endKind, async (payload) => {
    const { id } = payload as { id: string };
    await database.db.transaction((tx) => endLook(tx, id, now().toISOString()));
  });
