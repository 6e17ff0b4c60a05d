import type { AuthResult, Role } from '@lms/contract';
import {
  type Executor,
  organizations,
  preparedStatement,
  sessions,
  sessionTokens,
  users,
} from '@lms/server/database';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../deps';
import type { Caller } from '../http/caller';
import type { Device } from '../http/device';
import { hashOf, newToken } from './tokens';

const seconds = 1_000;
const accessSeconds = 10 * 60;
const idleMs = 24 * 60 * 60 * seconds;
const maxMs = 14 * idleMs;
/** Time in which two tabs may renew with the same token. */
const graceMs = 10 * seconds;

/** Tokens of a new session, and the half of the refresh token for an HttpOnly cookie. */
export interface OpenedSession {
  sessionId: string;
  cookieHalf: string;
  tokens: AuthResult;
}

/** Maximum age of a session's cookies in seconds. */
export const sessionCookieSeconds = maxMs / seconds;

/** Roles that may be told to have a second factor. */
const rolesWithSecondFactor: Role[] = ['ROLE_SYSTEM', 'ROLE_ORGADMIN'];

type SessionDeps = Pick<Deps, 'database' | 'now'>;

const issueTokens = async (
  executor: Executor,
  session: { id: string; expiresAt: string },
  now: Date,
): Promise<AuthResult> => {
  const accessToken = newToken();
  const refreshToken = newToken();
  const end = (ms: number) =>
    new Date(Math.min(now.getTime() + ms, Date.parse(session.expiresAt))).toISOString();
  await executor.insert(sessionTokens).values([
    {
      hash: hashOf(accessToken),
      sessionId: session.id,
      kind: 'ACCESS',
      expiresAt: end(accessSeconds * seconds),
    },
    {
      hash: hashOf(refreshToken),
      sessionId: session.id,
      kind: 'REFRESH',
      expiresAt: end(idleMs),
    },
  ]);
  return { accessToken, refreshToken, expiresIn: accessSeconds };
};

/** Opens a session for a user who has proved their identity, and returns its first tokens. */
export const openSession = async (
  executor: Executor,
  userId: string,
  now: Date,
  device: Device = { ip: '', userAgent: '' },
): Promise<OpenedSession> => {
  const cookieHalf = newToken();
  const expiresAt = new Date(now.getTime() + maxMs).toISOString();
  const [session] = await executor
    .insert(sessions)
    .values({
      ...device,
      userId,
      cookieHash: hashOf(cookieHalf),
      createdAt: now.toISOString(),
      lastUsedAt: now.toISOString(),
      expiresAt,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('A session was not stored');
  const tokens = await issueTokens(executor, { id: session.id, expiresAt }, now);
  return { sessionId: session.id, cookieHalf, tokens };
};

/** Ends a session; its tokens are invalid from the next request on. */
export const endSession = (executor: Executor, sessionId: string, now: Date) =>
  executor
    .update(sessions)
    .set({ endedAt: now.toISOString() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));

/** Ends the session of a browser's refresh cookie. */
export const endSessionByCookie = (executor: Executor, cookieHalf: string, now: Date) =>
  executor
    .update(sessions)
    .set({ endedAt: now.toISOString() })
    .where(and(eq(sessions.cookieHash, hashOf(cookieHalf)), isNull(sessions.endedAt)));

/** Ends a user's sessions except `keptId`, as after a password reset. */
export const endSessionsOf = (executor: Executor, userId: string, now: Date, keptId?: string) =>
  executor
    .update(sessions)
    .set({ endedAt: now.toISOString() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        keptId === undefined ? undefined : ne(sessions.id, keptId),
      ),
    );

/**
 * Creates a look-up of access tokens with `more` columns of their user and organization, for a call
 * that would ask for them next.
 */
export const callerStatement = <More extends Record<string, PgColumn>>(name: string, more: More) =>
  preparedStatement((db) =>
    db
      .select({
        caller: {
          userId: users.id,
          sessionId: sessions.id,
          roles: users.roles,
          organizationId: users.organizationId,
          organizationCode: organizations.code,
          secondFactorStep: users.secondFactorStep,
        },
        more,
      })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(organizations, eq(organizations.id, users.organizationId))
      .where(
        and(
          eq(sessionTokens.hash, sql.placeholder('hash')),
          eq(sessionTokens.kind, 'ACCESS'),
          gt(sessionTokens.expiresAt, sql.placeholder('time')),
          isNull(sessions.endedAt),
          eq(users.status, 'ACTIVE'),
        ),
      )
      .prepare(name),
  );

type CallerStatement<More extends Record<string, PgColumn>> = ReturnType<
  typeof callerStatement<More>
>;

/**
 * Finds the user of an access token, with what else the statement reads. Read on every request, so
 * that suspensions and changes of role act at once.
 */
export const findCallerBy = async <More extends Record<string, PgColumn>>(
  statement: CallerStatement<More>,
  { config, database, now }: SessionDeps & Pick<Deps, 'config'>,
  accessToken: string,
) => {
  const [found] = await statement(database.db).execute({
    hash: hashOf(accessToken),
    time: now().toISOString(),
  });
  if (!found) return null;
  const { secondFactorStep, ...caller } = found.caller;
  const needsSecondFactor =
    config.requireSecondFactor &&
    secondFactorStep === null &&
    rolesWithSecondFactor.some((role) => caller.roles.includes(role));
  return { caller: { ...caller, needsSecondFactor }, more: found.more };
};

const nothingMore = callerStatement('find-caller', {});

/** Finds the user of an access token. */
export const findCaller = async (
  deps: SessionDeps & Pick<Deps, 'config'>,
  accessToken: string,
): Promise<Caller | null> => (await findCallerBy(nothingMore, deps, accessToken))?.caller ?? null;

/**
 * Uses up a refresh token and returns the next pair. A token used before was copied, so its session
 * ends (RFC 9700, section 4.14.2); a copy without the cookie renews nothing.
 *
 * @returns null if the session can't be renewed
 */
export const renewSession = (
  { database, now }: SessionDeps,
  refreshToken: string,
  cookieHalf: string | undefined,
  device: Device,
): Promise<Omit<OpenedSession, 'cookieHalf'> | null> =>
  database.db.transaction(async (tx) => {
    const time = now();
    const [found] = await tx
      .select({ token: sessionTokens, session: sessions, status: users.status })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessionTokens.hash, hashOf(refreshToken)), eq(sessionTokens.kind, 'REFRESH')))
      .for('update', { of: sessionTokens });
    if (!found || found.session.endedAt || found.status !== 'ACTIVE') return null;
    const { token, session } = found;
    if (token.usedAt && time.getTime() - Date.parse(token.usedAt) > graceMs) {
      await endSession(tx, session.id, time);
      return null;
    }
    if (time.toISOString() >= token.expiresAt) return null;
    if (!cookieHalf || hashOf(cookieHalf) !== session.cookieHash) return null;
    await tx
      .delete(sessionTokens)
      .where(
        and(
          eq(sessionTokens.sessionId, session.id),
          lt(sessionTokens.expiresAt, time.toISOString()),
        ),
      );
    if (!token.usedAt) {
      await tx
        .update(sessionTokens)
        .set({ usedAt: time.toISOString() })
        .where(eq(sessionTokens.hash, token.hash));
    }
    await tx
      .update(sessions)
      .set({ ...device, lastUsedAt: time.toISOString() })
      .where(eq(sessions.id, session.id));
    return { sessionId: session.id, tokens: await issueTokens(tx, session, time) };
  });
