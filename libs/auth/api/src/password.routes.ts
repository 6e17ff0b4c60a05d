import {
  authPermissions,
  changePasswordSchema,
  forgotPasswordSchema,
  mailedTokenSchema,
  resetPasswordSchema,
} from '@lms/auth/contract';
import { type Transaction, type User, users } from '@lms/server/database';
import {
  type Deps,
  endSessionsOf,
  hashPassword,
  notify,
  recordActivity,
  route,
} from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimits } from './attempt-limits';
import { AuthProblem } from './auth-problem';
import { rememberDevice } from './known-devices';
import {
  createMailLimiter,
  isOpenLink,
  mailLink,
  mailNotice,
  spendLink,
  voidLinks,
} from './mailed-links';
import { refuseGuessablePassword } from './password-rules';
import { findUser } from './profile';
import { requireOwner } from './require-owner';
import { findUserByEmail } from './users';

/** Mailed links that set a password. */
const passwordLinks = ['RESET_PASSWORD', 'INVITATION'] as const;

export const passwordRoutes = (app: FastifyInstance, deps: Deps, attemptLimits: AttemptLimits) => {
  const { config, database, now } = deps;
  const limitMails = createMailLimiter(deps, 'password');

  /** Tells the owner, by mail and on the screen, that the password was changed. */
  const noticeChange = async (tx: Transaction, user: User) => {
    await mailNotice(tx, deps, user, 'passwordChanged');
    const link = '/profile?tab=sessions';
    await notify(tx, { userId: user.id, kind: 'PASSWORD_CHANGED', link });
  };

  route(app, {
    method: 'POST',
    path: '/auth/user/forgot-password',
    summary: 'Mail a link that sets a new password',
    access: 'public',
    body: forgotPasswordSchema,
    limitPerMinute: 20,
    handle: async ({ body, reply }) => {
      await limitMails(body.email);
      await database.db.transaction(async (tx) => {
        const user = await findUserByEmail(tx, body.email);
        if (!user && !config.uniformAuthErrors) throw new AuthProblem('auth.unknownAccount');
        if (!user || user.status === 'INACTIVE') return;
        await mailLink(tx, deps, user, 'RESET_PASSWORD', { returnUrl: body.returnUrl });
      });
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'GET',
    path: '/auth/user/reset-password',
    operationId: 'checkResetLink',
    summary: 'Tell whether the token of a mailed link or invitation can still set a password',
    access: 'public',
    query: mailedTokenSchema,
    limitPerMinute: 60,
    handle: async ({ query, reply }) => {
      const isOpen = await isOpenLink(database.db, deps, query.token, passwordLinks);
      if (!isOpen) throw new AuthProblem('auth.linkInvalid');
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/auth/user/reset-password',
    summary:
      'Set a password by the token of a mailed link or invitation; ends every session of the user',
    access: 'public',
    body: resetPasswordSchema,
    limitPerMinute: 20,
    handle: async ({ body, request, reply }) => {
      const passwordHash = await hashPassword(body.password);
      const time = now();
      let userId = '';
      await database.db.transaction(async (tx) => {
        const reset = await spendLink(tx, deps, body.token, 'RESET_PASSWORD');
        const link = reset ?? (await spendLink(tx, deps, body.token, 'INVITATION'));
        if (!link) throw new AuthProblem('auth.linkInvalid');
        userId = link.userId;
        const [user] = await tx
          .update(users)
          .set({
            passwordHash,
            // The link came by mail, so using it verifies the address.
            emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${time.toISOString()})`,
            status: sql`case ${users.status} when 'PENDING' then 'ACTIVE' else ${users.status} end`,
          })
          .where(eq(users.id, link.userId))
          .returning();
        // The refusal takes the change back, and the link stays good.
        refuseGuessablePassword(body.password, user!);
        const caller = { ...user!, userId: link.userId };
        const at = time.toISOString();
        await recordActivity(tx, { at, caller, request, action: 'PASSWORD_CHANGED' });
        await voidLinks(tx, deps, link.userId);
        await endSessionsOf(tx, link.userId, time);
        // An invitation sets the first password, which replaces none.
        if (reset) await noticeChange(tx, user!);
      });
      // A way in for whoever is kept out by somebody's guessing and has a new device.
      rememberDevice(reply, deps, userId);
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/auth/user/change-password',
    summary: 'Replace one’s own password; ends every other session of the user',
    access: authPermissions['profile.write'],
    body: changePasswordSchema,
    handle: async ({ body, caller, request, reply }) => {
      refuseGuessablePassword(body.password, await findUser(database.db, caller.userId));
      const user = await requireOwner(deps, attemptLimits, {
        caller,
        ip: request.ip,
        password: body.currentPassword,
        field: 'currentPassword',
        code: body.code,
      });
      const passwordHash = await hashPassword(body.password);
      await database.db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
        await voidLinks(tx, deps, user.id);
        await endSessionsOf(tx, user.id, now(), caller.sessionId);
        await noticeChange(tx, user);
        const at = now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'PASSWORD_CHANGED' });
      });
      return reply.status(204).send();
    },
  });
};
