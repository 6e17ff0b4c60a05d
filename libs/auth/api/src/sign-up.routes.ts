import {
  forgotPasswordSchema,
  mailedTokenSchema,
  signupSchema,
  type VerifiedEmail,
} from '@lms/auth/contract';
import { code, email, id } from '@lms/contract';
import { newId, type Transaction, users } from '@lms/server/database';
import {
  type Deps,
  hashPassword,
  notify,
  recordActivity,
  route,
  setSessionCookies,
} from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object } from 'yup';
import { AuthProblem } from './auth-problem';
import { changeEmail } from './change-email';
import { createMailLimiter, isConfirmed, mailLink, mailNotice, spendLink } from './mailed-links';
import { refuseGuessablePassword } from './password-rules';
import { forgetSignUp, isSignUpBrowser, rememberSignUp } from './sign-up-cookie';
import { startSession } from './start-session';
import { findUserByEmail } from './users';

const emailExistsQuery = object({
  email: email({ min: 3, max: 360 }).required(code('required')),
  id: id(),
}).noUnknown();

export const signUpRoutes = (app: FastifyInstance, deps: Deps) => {
  const { config, database, now } = deps;
  const limitMails = createMailLimiter(deps, 'sign-up');

  /** Activates a new learner, who goes on signed in if this is the browser that signed up. */
  const welcome = async (tx: Transaction, userId: string, request: FastifyRequest) => {
    const at = now().toISOString();
    const [user] = await tx
      .update(users)
      .set({ status: 'ACTIVE', emailVerifiedAt: at })
      .where(and(eq(users.id, userId), eq(users.status, 'PENDING')))
      .returning();
    if (!user) return undefined;
    await recordActivity(tx, { at, caller: userId, request, action: 'REGISTERED' });
    await notify(tx, { userId, kind: 'WELCOME', link: '/courses' });
    if (!isSignUpBrowser(request, deps, userId)) return undefined;
    return startSession(tx, deps, user, request);
  };

  const verify = async (tx: Transaction, token: string, request: FastifyRequest) => {
    const link = await spendLink(tx, deps, token, 'VERIFY_EMAIL');
    if (link) {
      return {
        outcome: 'CONFIRMED' as const,
        opened: await welcome(tx, link.userId, request),
      };
    }
    if (await changeEmail(tx, deps, token)) return { outcome: 'CHANGED' as const };
    // A second click on the link gets a friendly answer.
    if (await isConfirmed(tx, token)) return { outcome: 'ALREADY' as const };
    throw new AuthProblem('auth.linkInvalid');
  };

  route(app, {
    method: 'POST',
    path: '/auth/signup',
    operationId: 'signUp',
    summary: 'Register as a learner; mails a link that confirms the address',
    access: 'public',
    body: signupSchema,
    limitPerMinute: 30,
    handle: async ({ body, reply }) => {
      refuseGuessablePassword(body.password, { name: body.name, username: body.email });
      // Without uniform answers no mail goes to a taken address.
      if (config.uniformAuthErrors) await limitMails(body.email);
      const passwordHash = await hashPassword(body.password);
      const userId = await database.db.transaction(async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({
            username: body.email,
            name: body.name,
            passwordHash,
            roles: ['ROLE_USER'],
            preferredLanguage: body.language,
            occupation: body.occupation,
            companyName: body.companyName,
            signOption: body.signOption,
            phone: body.phone,
            address: body.address,
            socialNetworks: body.socialNetworks,
          })
          .onConflictDoNothing()
          .returning();
        if (user) {
          await mailLink(tx, deps, user, 'VERIFY_EMAIL', { returnUrl: body.returnUrl });
          return user.id;
        }
        if (!config.uniformAuthErrors) throw new AuthProblem('auth.emailTaken');
        const owner = await findUserByEmail(tx, body.email);
        if (owner) await mailNotice(tx, deps, owner, 'alreadyRegistered');
        // The cookie must not tell that the address is taken.
        return newId();
      });
      rememberSignUp(reply, deps, userId);
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
    query: mailedTokenSchema,
    limitPerMinute: 60,
    handle: async ({ query, request, reply }): Promise<VerifiedEmail> => {
      const { outcome, opened } = await database.db.transaction((tx) =>
        verify(tx, query.token, request),
      );
      if (opened) {
        setSessionCookies(reply, deps, opened);
        forgetSignUp(reply, deps);
      }
      return { verified: true, outcome, session: opened?.tokens ?? null };
    },
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
        if (user?.status !== 'PENDING') return;
        await mailLink(tx, deps, user, 'VERIFY_EMAIL', { returnUrl: body.returnUrl });
      });
      return reply.status(204).send();
    },
  });
};
