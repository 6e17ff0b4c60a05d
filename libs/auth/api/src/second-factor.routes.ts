import {
  authPermissions,
  ownerSchema,
  type RecoveryCodes,
  secondFactorSchema,
  type SecondFactorSecret,
} from '@lms/auth/contract';
import { users } from '@lms/server/database';
import { type Deps, ProblemError, recordActivity, route } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { generateURI } from 'otplib';
import type { AttemptLimits } from './attempt-limits';
import { AuthProblem } from './auth-problem';
import { requireOwner } from './require-owner';
import {
  newSecondFactorSecret,
  removeSecondFactor,
  replaceRecoveryCodes,
  stepOfCode,
  tellSecondFactor,
} from './second-factor';
import { encryptSecret } from './second-factor-secret';

/** Issuer that authenticator apps show above the code. */
const issuer = 'LMS';

export const secondFactorRoutes = (
  app: FastifyInstance,
  deps: Deps,
  attemptLimits: AttemptLimits,
) => {
  const { config, database, now } = deps;

  route(app, {
    method: 'POST',
    path: '/user/me/second-factor',
    operationId: 'beginSecondFactor',
    summary: 'Begin to use a second factor: gives the secret for an authenticator app',
    access: authPermissions['secondFactor.use'],
    beforeSecondFactor: true,
    body: ownerSchema,
    handle: async ({ body, caller, request }): Promise<SecondFactorSecret> => {
      const claim = { ...body, caller, ip: request.ip };
      const user = await requireOwner(deps, attemptLimits, claim);
      // An active factor must be turned off first: starting a setup that is never confirmed must
      // not remove it.
      if (user.secondFactorStep !== null) throw new ProblemError('entity.conflict');
      const secret = newSecondFactorSecret();
      await database.db
        .update(users)
        .set({ secondFactorSecret: encryptSecret(secret, config.secret), secondFactorStep: null })
        .where(eq(users.id, user.id));
      return { secret, uri: generateURI({ issuer, label: user.username, secret }) };
    },
  });

  route(app, {
    method: 'PUT',
    path: '/user/me/second-factor',
    operationId: 'confirmSecondFactor',
    summary: 'Turn the second factor on by the first code of the app; gives the recovery codes',
    access: authPermissions['secondFactor.use'],
    beforeSecondFactor: true,
    body: secondFactorSchema,
    limitPerMinute: 20,
    handle: ({ body, caller, request }): Promise<RecoveryCodes> =>
      database.db.transaction(async (tx) => {
        const [user] = await tx
          .select()
          .from(users)
          .where(eq(users.id, caller.userId))
          .for('update');
        // New recovery codes need the password, and so have a call of their own.
        if (user && user.secondFactorStep !== null) throw new ProblemError('entity.conflict');
        const step = user && stepOfCode(deps, user, body.code);
        if (!user || step === undefined) throw new AuthProblem('auth.secondFactorWrong');
        await tx.update(users).set({ secondFactorStep: step }).where(eq(users.id, user.id));
        const at = now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'SECOND_FACTOR_ON' });
        await tellSecondFactor(tx, deps, user, 'secondFactorOn');
        return { recoveryCodes: await replaceRecoveryCodes(tx, user.id) };
      }),
  });

  route(app, {
    method: 'POST',
    path: '/user/me/second-factor/recovery-codes',
    operationId: 'replaceRecoveryCodes',
    summary: 'Replace the recovery codes',
    access: authPermissions['profile.write'],
    body: ownerSchema,
    handle: async ({ body, caller, request }): Promise<RecoveryCodes> => {
      const claim = { ...body, caller, ip: request.ip };
      const { id, secondFactorStep } = await requireOwner(deps, attemptLimits, claim);
      if (secondFactorStep === null) throw new ProblemError('entity.notFound');
      return database.db.transaction(async (tx) => {
        const at = now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'RECOVERY_CODES_RENEWED' });
        return { recoveryCodes: await replaceRecoveryCodes(tx, id) };
      });
    },
  });

  route(app, {
    method: 'POST',
    path: '/user/me/second-factor/off',
    operationId: 'turnOffSecondFactor',
    summary: 'Stop using a second factor',
    // Open to users whose present role no longer allows a second factor.
    access: authPermissions['profile.write'],
    body: ownerSchema,
    handle: async ({ body, caller, request, reply }) => {
      const claim = { ...body, caller, ip: request.ip };
      const user = await requireOwner(deps, attemptLimits, claim);
      await database.db.transaction(async (tx) => {
        const at = now().toISOString();
        await removeSecondFactor(tx, user.id);
        await recordActivity(tx, { at, caller, request, action: 'SECOND_FACTOR_OFF' });
        await tellSecondFactor(tx, deps, user, 'secondFactorOff');
      });
      return reply.status(204).send();
    },
  });
};
