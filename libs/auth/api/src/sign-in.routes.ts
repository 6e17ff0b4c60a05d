import { loginSchema, refreshSchema } from '@lms/auth/contract';
import type { AuthResult } from '@lms/contract';
import type { User } from '@lms/server/database';
import {
  clearSessionCookies,
  type Deps,
  deviceOf,
  endSession,
  endSessionByCookie,
  recordActivity,
  refreshCookie,
  renewSession,
  route,
  setSessionCookies,
  verifyPassword,
} from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimits } from './attempt-limits';
import { AuthProblem } from './auth-problem';
import { wasClosed } from './closed-accounts';
import { claimedDeviceOf, knownDeviceOf, rememberDevice } from './known-devices';
import { isOrganizationInactive } from './organization-status';
import { requireSecondFactor } from './second-factor';
import { startSession } from './start-session';
import { findUserByEmail } from './users';

export const signInRoutes = (app: FastifyInstance, deps: Deps, attemptLimits: AttemptLimits) => {
  const { config, database, now } = deps;
  const checkPassword = async (user: User | undefined, email: string, password: string) => {
    if (!user && (await wasClosed(deps, email, password))) throw new AuthProblem('auth.closed');
    const matches = user && (await verifyPassword(user.passwordHash, password));
    if (matches) return user;
    if (config.uniformAuthErrors) throw new AuthProblem('auth.invalidCredentials');
    throw new AuthProblem(user ? 'auth.wrongPassword' : 'auth.unknownAccount');
  };

  route(app, {
    method: 'POST',
    path: '/auth/authenticate',
    operationId: 'signIn',
    summary: 'Sign in',
    access: 'public',
    body: loginSchema,
    limitPerMinute: 60,
    // Others at its address may not keep the owner's device out.
    limitKey: (request) => claimedDeviceOf(request, deps),
    handle: async ({ body, request, reply }): Promise<AuthResult> => {
      const claimed = await findUserByEmail(database.db, body.email);
      const device = knownDeviceOf(request, deps, claimed?.id);
      const attempt = { email: body.email, ip: request.ip, device };
      const user = await attemptLimits.password.limit(attempt, async () => {
        const found = await checkPassword(claimed, body.email, body.password);
        if (found.status === 'PENDING') throw new AuthProblem('auth.notVerified');
        if (found.status === 'INACTIVE' || (await isOrganizationInactive(database.db, found))) {
          throw new AuthProblem('auth.inactive');
        }
        return found;
      });
      await requireSecondFactor(deps, attemptLimits, user, { ...attempt, code: body.code });
      const session = await database.db.transaction((tx) => startSession(tx, deps, user, request));
      setSessionCookies(reply, deps, session);
      rememberDevice(reply, deps, user.id);
      return session.tokens;
    },
  });

  route(app, {
    method: 'POST',
    path: '/auth/refresh',
    operationId: 'renewSession',
    summary: 'Renew the session: spends the refresh token and gives the next pair',
    access: 'public',
    body: refreshSchema,
    limitPerMinute: 120,
    handle: async ({ body, request, reply }): Promise<AuthResult> => {
      const renewed = await renewSession(
        deps,
        body.refreshToken,
        refreshCookie.read(request, config),
        deviceOf(request),
      );
      if (!renewed) throw new AuthProblem('auth.sessionEnded');
      setSessionCookies(reply, deps, renewed);
      return renewed.tokens;
    },
  });

  route(app, {
    method: 'POST',
    path: '/auth/logout',
    operationId: 'signOut',
    summary: 'End the session, also when its access token is too old',
    access: 'public',
    beforeSecondFactor: true,
    handle: async ({ caller, request, reply }) => {
      const cookieHalf = refreshCookie.read(request, config);
      if (caller) {
        const at = now().toISOString();
        await endSession(database.db, caller.sessionId, now());
        await recordActivity(database.db, { at, caller, request, action: 'SIGNED_OUT' });
      }
      if (cookieHalf) await endSessionByCookie(database.db, cookieHalf, now());
      clearSessionCookies(reply, deps);
      return reply.status(204).send();
    },
  });
};
