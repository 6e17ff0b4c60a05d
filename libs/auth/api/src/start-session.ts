import { sessions, type Transaction, type User, users } from '@lms/server/database';
import {
  type Deps,
  deviceOf,
  endSessionByCookie,
  openSession,
  recordActivity,
  refreshCookie,
} from '@lms/server/platform';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

/** Opens a session of a user who has proved to be its owner, in the place of the browser's former one. */
export const startSession = async (
  tx: Transaction,
  { config, now }: Deps,
  user: User,
  request: FastifyRequest,
) => {
  const time = now();
  const at = time.toISOString();
  const formerCookie = refreshCookie.read(request, config);
  if (formerCookie) await endSessionByCookie(tx, formerCookie, time);
  await tx.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, at)));
  await tx.update(users).set({ lastLoginAt: at }).where(eq(users.id, user.id));
  const caller = { ...user, userId: user.id };
  await recordActivity(tx, { at, caller, request, action: 'SIGNED_IN' });
  return openSession(tx, user.id, time, deviceOf(request));
};
