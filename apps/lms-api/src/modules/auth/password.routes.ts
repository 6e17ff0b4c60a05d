import { forgotPasswordSchema, resetPasswordSchema } from '@lms/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ProblemError } from '../../http/problems';
import { route } from '../../http/route';
import { createMailLimiter, mailLink, spendLink } from './mailed-links';
import { refuseCommonPassword } from './password-rules';
import { hashPassword } from './passwords';
import { endSessionsOf } from './sessions';
import { users } from './users.table';
import { findUserByEmail } from './users';

export const passwordRoutes = (app: FastifyInstance, deps: Deps) => {
  const { config, database, now } = deps;
  const limitMails = createMailLimiter(now);

  route(app, {
    method: 'POST',
    path: '/auth/user/forgot-password',
    summary: 'Mail a link that sets a new password',
    access: 'public',
    body: forgotPasswordSchema,
    limitPerMinute: 20,
    handle: async ({ body, reply }) => {
      limitMails(body.email);
      await database.db.transaction(async (tx) => {
        const user = await findUserByEmail(tx, body.email);
        if (!user && !config.uniformAuthErrors) throw new ProblemError('auth.unknownAccount');
        if (user && user.status !== 'INACTIVE') await mailLink(tx, deps, user, 'RESET_PASSWORD');
      });
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/auth/user/reset-password',
    summary: 'Set a new password by the token of a mailed link; ends every session of the user',
    access: 'public',
    body: resetPasswordSchema,
    limitPerMinute: 20,
    handle: async ({ body, reply }) => {
      refuseCommonPassword(body.password);
      const passwordHash = await hashPassword(body.password);
      const time = now();
      await database.db.transaction(async (tx) => {
        const userId = await spendLink(tx, deps, body.token, 'RESET_PASSWORD');
        if (!userId) throw new ProblemError('auth.linkInvalid');
        await tx
          .update(users)
          .set({
            passwordHash,
            // Who opened the mail has shown that the address is his.
            emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${time.toISOString()})`,
            status: sql`case ${users.status} when 'PENDING' then 'ACTIVE' else ${users.status} end`,
          })
          .where(eq(users.id, userId));
        await endSessionsOf(tx, userId, time);
      });
      return reply.status(204).send();
    },
  });
};
