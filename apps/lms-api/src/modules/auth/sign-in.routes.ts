import { type AuthResult, loginSchema, refreshSchema } from '@lms/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createLimiter } from '../../http/limiter';
import { ProblemError } from '../../http/problems';
import { route } from '../../http/route';
import { verifyPassword } from './passwords';
import { clearSessionCookies, refreshCookie, setSessionCookies } from './session-cookies';
import { endSession, endSessionByCookie, openSession, renewSession } from './sessions';
import { sessions } from './sessions.table';
import { users } from './users.table';
import { findUserByEmail } from './users';

/**
 * ASVS 5.0, section 6.3.1. One address has 80 guesses an hour at one account; the higher limit for
 * all addresses together keeps a single one from locking the owner out.
 */
const failuresPerAddress = 20;
const failuresPerAccount = 100;
const failureWindowMs = 15 * 60_000;

export const signInRoutes = (app: FastifyInstance, deps: Deps) => {
  const { config, database, now } = deps;
  const byAddress = createLimiter(now, failuresPerAddress, failureWindowMs);
  const byAccount = createLimiter(now, failuresPerAccount, failureWindowMs);

  const checkPassword = async (email: string, password: string) => {
    const user = await findUserByEmail(database.db, email);
    const matches = await verifyPassword(user?.passwordHash, password);
    if (user && matches) return user;
    if (config.uniformAuthErrors) throw new ProblemError('auth.invalidCredentials');
    throw new ProblemError(user ? 'auth.wrongPassword' : 'auth.unknownAccount');
  };

  route(app, {
    method: 'POST',
    path: '/auth/authenticate',
    summary: 'Sign in',
    access: 'public',
    body: loginSchema,
    limitPerMinute: 60,
    handle: async ({ body, request, reply }): Promise<AuthResult> => {
      const account = body.email.toLowerCase();
      const accountAtAddress = `${account} ${request.ip}`;
      // Counted before the password is looked at, so that guesses sent at once are counted, too.
      byAddress.use(accountAtAddress);
      byAccount.use(account);
      const user = await checkPassword(body.email, body.password);
      byAddress.forget(accountAtAddress);
      byAccount.forget(account);
      if (user.status === 'PENDING') throw new ProblemError('auth.notVerified');
      if (user.status === 'INACTIVE') throw new ProblemError('auth.inactive');
      const time = now();
      const formerCookie = request.cookies[refreshCookie];
      const session = await database.db.transaction(async (tx) => {
        if (formerCookie) await endSessionByCookie(tx, formerCookie, time);
        await tx
          .delete(sessions)
          .where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, time.toISOString())));
        await tx
          .update(users)
          .set({ lastLoginAt: time.toISOString() })
          .where(eq(users.id, user.id));
        return openSession(tx, user.id, time);
      });
      setSessionCookies(reply, deps, session);
      return session.tokens;
    },
  });

  route(app, {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Renew the session: spends the refresh token and gives the next pair',
    access: 'public',
    body: refreshSchema,
    limitPerMinute: 120,
    handle: async ({ body, request, reply }): Promise<AuthResult> => {
      const renewed = await renewSession(deps, body.refreshToken, request.cookies[refreshCookie]);
      if (!renewed) throw new ProblemError('auth.sessionEnded');
      setSessionCookies(reply, deps, renewed);
      return renewed.tokens;
    },
  });

  route(app, {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session, also when its access token is too old',
    access: 'public',
    handle: async ({ caller, request, reply }) => {
      const cookieHalf = request.cookies[refreshCookie];
      if (caller) await endSession(database.db, caller.sessionId, now());
      if (cookieHalf) await endSessionByCookie(database.db, cookieHalf, now());
      clearSessionCookies(reply);
      return reply.status(204).send();
    },
  });
};
