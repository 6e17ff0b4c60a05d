import { forgotPasswordSchema, signupSchema, type VerifiedEmail } from '@lms/auth/contract';
import { code, email, id, text } from '@lms/contract';
import { users } from '@lms/server/database';
import { type Deps, hashPassword, notify, recordActivity, route } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { AuthProblem } from './auth-problem';
import { changeEmail } from './change-email';
import { createMailLimiter, isConfirmed, mailLink, mailNotice, spendLink } from './mailed-links';
import { refuseCommonPassword } from './password-rules';
import { findUserByEmail } from './users';

const emailExistsQuery = object({
  email: email({ min: 3, max: 360 }).required(code('required')),
  id: id(),
}).noUnknown();

const verifyQuery = object({ token: text({ max: 100 }).required(code('required')) }).noUnknown();

export const signUpRoutes = (app: FastifyInstance, deps: Deps) => {
  const { config, database, now } = deps;
  const limitMails = createMailLimiter(deps, 'sign-up');

  route(app, {
    method: 'POST',
    path: '/auth/signup',
    operationId: 'signUp',
    summary: 'Register as a learner; mails a link that confirms the address',
    access: 'public',
    body: signupSchema,
    limitPerMinute: 30,
    handle: async ({ body, reply }) => {
      refuseCommonPassword(body.password);
      // Without uniform answers no mail goes to a taken address.
      if (config.uniformAuthErrors) await limitMails(body.email);
      const passwordHash = await hashPassword(body.password);
      await database.db.transaction(async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({
            username: body.email,
            name: body.name,
            passwordHash,
            roles: ['ROLE_USER'],
            preferredLanguage: body.language,
          })
          .onConflictDoNothing()
          .returning();
        if (user) return mailLink(tx, deps, user, 'VERIFY_EMAIL');
        if (!config.uniformAuthErrors) throw new AuthProblem('auth.emailTaken');
        const owner = await findUserByEmail(tx, body.email);
        if (owner) await mailNotice(tx, deps, owner, 'alreadyRegistered');
      });
      return reply.status(201).send({ email: body.email });
    },
  });

  route(app, {
    method: 'GET',
    path: '/auth/is-email-exists',
    operationId: 'isEmailTaken',
    summary: 'Check whether an account other than `id` has this address',
    access: 'public',
    query: emailExistsQuery,
    limitPerMinute: 60,
    handle: async ({ query }) => {
      if (config.uniformAuthErrors) return { exists: false };
      const user = await findUserByEmail(database.db, query.email);
      return { exists: user !== undefined && user.id !== query.id };
    },
  });

  route(app, {
    method: 'GET',
    path: '/auth/verify-email',
    operationId: 'verifyEmail',
    summary: 'Confirm an address by the token of a mailed link; the page of the link calls it',
    reads: false,
    access: 'public',
    query: verifyQuery,
    limitPerMinute: 60,
    handle: ({ query, request }): Promise<VerifiedEmail> =>
      database.db.transaction(async (tx) => {
        const link = await spendLink(tx, deps, query.token, 'VERIFY_EMAIL');
        if (link) {
          const at = now().toISOString();
          const welcomed = await tx
            .update(users)
            .set({ status: 'ACTIVE', emailVerifiedAt: at })
            .where(and(eq(users.id, link.userId), eq(users.status, 'PENDING')))
            .returning({ userId: users.id });
          for (const { userId } of welcomed) {
            await recordActivity(tx, { at, caller: userId, request, action: 'REGISTERED' });
            await notify(tx, { userId, kind: 'WELCOME', link: '/courses' });
          }
          return { verified: true, outcome: 'CONFIRMED' };
        }
        if (await changeEmail(tx, deps, query.token)) {
          return { verified: true, outcome: 'CHANGED' };
        }
        // A second click on the link gets a friendly answer.
        if (await isConfirmed(tx, query.token)) return { verified: true, outcome: 'ALREADY' };
        throw new AuthProblem('auth.linkInvalid');
      }),
  });

  route(app, {
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Mail the link again that confirms the address',
    access: 'public',
    body: forgotPasswordSchema,
    limitPerMinute: 20,
    handle: async ({ body, reply }) => {
      await limitMails(body.email);
      await database.db.transaction(async (tx) => {
        const user = await findUserByEmail(tx, body.email);
        if (user?.status === 'PENDING') await mailLink(tx, deps, user, 'VERIFY_EMAIL');
      });
      return reply.status(204).send();
    },
  });
};
