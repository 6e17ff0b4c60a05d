import { authPermissions, changeEmailSchema, ownerSchema } from '@lms/auth/contract';
import { users } from '@lms/server/database';
import {
  clearSessionCookies,
  type Deps,
  ProblemError,
  recordActivity,
  refuseWhenViewedAs,
  route,
} from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimits } from './attempt-limits';
import { closeAccount } from './close-account';
import { exportAccount } from './export-account';
import { createMailLimiter, mailLink, mailNotice } from './mailed-links';
import { requireOwner } from './require-owner';

export const accountRoutes = (app: FastifyInstance, deps: Deps, attemptLimits: AttemptLimits) => {
  const { config, database, now } = deps;
  const limitMails = createMailLimiter(deps, 'account');

  route(app, {
    method: 'POST',
    path: '/auth/user/change-email',
    summary: 'Ask for another email address, which counts once the link mailed to it is opened',
    access: authPermissions['profile.write'],
    body: changeEmailSchema,
    handle: async ({ body, caller, request, reply }) => {
      const { userId } = caller;
      const [holder] = await database.db
        .select({ id: users.id, username: users.username })
        .from(users)
        .where(eq(sql`lower(${users.username})`, body.email.toLowerCase()));
      const isTaken = holder !== undefined && holder.id !== userId;
      // Checked before the second factor, because verifying would use up its code.
      if (holder?.id === userId && holder.username === body.email) {
        throw new ProblemError('validation.failed', [{ field: 'email', code: 'unchanged' }]);
      }
      if (isTaken && !config.uniformAuthErrors) {
        throw new ProblemError('validation.failed', [{ field: 'email', code: 'taken' }]);
      }
      const user = await requireOwner(deps, attemptLimits, { ...body, caller, ip: request.ip });
      await limitMails(user.username);
      await database.db.transaction(async (tx) => {
        if (!isTaken) await mailLink(tx, deps, user, 'CHANGE_EMAIL', { newEmail: body.email });
        await mailNotice(tx, deps, user, 'emailChanging');
        const at = now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'EMAIL_CHANGE_ASKED' });
      });
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'GET',
    path: '/user/me/export',
    operationId: 'exportAccount',
    summary: 'Export everything that the platform holds about the user',
    access: authPermissions['profile.read'],
    limitPerMinute: 10,
    handle: async ({ caller, reply }) => {
      refuseWhenViewedAs(caller);
      return reply
        .header('content-disposition', 'attachment; filename="my-data.json"')
        .send(await exportAccount(database.db, caller.userId));
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/user/me',
    operationId: 'closeAccount',
    summary: 'Close one’s own account permanently; certificates stay verifiable',
    access: authPermissions['profile.write'],
    body: ownerSchema,
    handle: async ({ body, caller, request, reply }) => {
      const claim = { ...body, caller, ip: request.ip };
      await requireOwner(deps, attemptLimits, claim);
      await closeAccount(deps, caller);
      clearSessionCookies(reply, deps);
      return reply.status(204).send();
    },
  });
};
