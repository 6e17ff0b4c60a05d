import { authPermissions, type SessionItem } from '@lms/auth/contract';
import { sessions, type Transaction } from '@lms/server/database';
import {
  type Caller,
  clearSessionCookies,
  type Deps,
  endSession,
  endSessionsOf,
  ProblemError,
  recordActivity,
  route,
} from '@lms/server/platform';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum number of sessions in the answer. */
const maxShown = 100;

export const mySessionsRoutes = (app: FastifyInstance, deps: Deps) => {
  const { database, now } = deps;
  const openSessionsOf = (userId: string) =>
    and(
      eq(sessions.userId, userId),
      isNull(sessions.endedAt),
      gt(sessions.expiresAt, now().toISOString()),
    );

  /** Ends sessions of the caller and records it. */
  const end = (
    by: { caller: Caller; request: FastifyRequest },
    endThem: (tx: Transaction) => Promise<unknown>,
  ) =>
    database.db.transaction(async (tx) => {
      await endThem(tx);
      const at = now().toISOString();
      const { caller, request } = by;
      await recordActivity(tx, { at, caller, request, action: 'OWN_SESSIONS_ENDED' });
    });

  route(app, {
    method: 'GET',
    path: '/user/me/sessions',
    summary: 'List where the signed-in user is signed in, the last used first',
    access: authPermissions['profile.read'],
    handle: async ({ caller }): Promise<{ items: SessionItem[] }> => {
      const rows = await database.db
        .select()
        .from(sessions)
        .where(openSessionsOf(caller.userId))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(maxShown);
      const items = rows.map(({ id, createdAt, lastUsedAt, ip, userAgent }) => ({
        id,
        isCurrent: id === caller.sessionId,
        createdAt,
        lastUsedAt,
        ip,
        userAgent,
      }));
      return { items };
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/user/me/sessions/:id',
    operationId: 'endMySession',
    summary: 'End one of one’s own sessions',
    access: authPermissions['profile.write'],
    handle: async ({ params, caller, request, reply }) => {
      const [own] = await database.db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(openSessionsOf(caller.userId), eq(sessions.id, params.id)));
      if (!own) throw new ProblemError('entity.notFound');
      await end({ caller, request }, (tx) => endSession(tx, own.id, now()));
      if (own.id === caller.sessionId) clearSessionCookies(reply, deps);
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/user/me/sessions',
    operationId: 'endMySessions',
    summary: 'End every session of the user, this one too',
    access: authPermissions['profile.write'],
    handle: async ({ caller, request, reply }) => {
      await end({ caller, request }, (tx) => endSessionsOf(tx, caller.userId, now()));
      clearSessionCookies(reply, deps);
      return reply.status(204).send();
    },
  });
};
