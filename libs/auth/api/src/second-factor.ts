import { latinDigits } from '@lms/contract';
import { type Executor, recoveryCodes, type User, users } from '@lms/server/database';
import { type Deps, hashOf, notify, ProblemError } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { generateSecret, verifySync } from 'otplib';
import type { AttemptLimits } from './attempt-limits';
import { AuthProblem } from './auth-problem';
import { mailNotice } from './mailed-links';
import { decryptSecret } from './second-factor-secret';

export const newSecondFactorSecret = () => generateSecret();

/** Accepts the codes of the adjacent time steps (RFC 6238, section 5.2). */
const toleranceSeconds = 30;

/**
 * Verifies an unused code.
 *
 * @returns its time step; `undefined` for a wrong or used code
 */
export const stepOfCode = (
  { config, now }: Pick<Deps, 'config' | 'now'>,
  user: Pick<User, 'secondFactorSecret' | 'secondFactorStep'>,
  code: string,
): number | undefined => {
  const token = latinDigits(code).replaceAll(' ', '');
  if (!user.secondFactorSecret || !/^\d{6}$/.test(token)) return undefined;
  const secret = decryptSecret(user.secondFactorSecret, config);
  // Encrypted by a secret that is gone: recovery codes still let its owner in.
  if (secret === undefined) return undefined;
  const result = verifySync({
    secret,
    token,
    epoch: Math.floor(now().getTime() / 1000),
    epochTolerance: toleranceSeconds,
    ...(user.secondFactorStep !== null && { afterTimeStep: user.secondFactorStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

const codeCount = 10;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Together 120 bits: with 112 or more a plain hash can't be reversed (ASVS 5.0, section 6.5.2). */
const groups = 4;
const groupLength = 6;
// The alphabet has 32 characters, so a random byte selects each equally often.
const newGroup = () =>
  [...randomBytes(groupLength)].map((byte) => letters[byte % letters.length]).join('');
const newRecoveryCode = () => Array.from({ length: groups }, newGroup).join('-');
const hashOfCode = (code: string) => hashOf(latinDigits(code).toUpperCase().replace(/[\s-]/g, ''));

const spendRecoveryCode = async (tx: Executor, deps: Deps, userId: string, code: string) => {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: deps.now().toISOString() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hashOfCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return spent.length > 0;
};

const checkSecondFactor = (deps: Deps, userId: string, code: string | undefined) =>
  deps.database.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.secondFactorStep === null) return;
    if (!code) throw new AuthProblem('auth.secondFactorRequired');
    const step = stepOfCode(deps, user, code);
    if (step !== undefined) {
      await tx.update(users).set({ secondFactorStep: step }).where(eq(users.id, userId));
      return;
    }
    if (!(await spendRecoveryCode(tx, deps, userId, code))) {
      throw new AuthProblem('auth.secondFactorWrong');
    }
    const left = await tx.$count(
      recoveryCodes,
      and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
    );
    const { formats } = wordsIn(user.preferredLanguage);
    await mailNotice(tx, deps, user, 'recoveryCodeUsed', { left: formats.number(left) });
  });

/**
 * Requires an unused code if the account has a second factor. Of two concurrent uses of one code
 * only one succeeds.
 *
 * @throws ProblemError auth.secondFactorRequired or auth.secondFactorWrong
 * @throws TooManyError after too many wrong codes
 */
export const requireSecondFactor = async (
  deps: Deps,
  attemptLimits: AttemptLimits,
  { id, username }: Pick<User, 'id' | 'username'>,
  { ip, code, device }: { ip: string; code?: string | undefined; device?: string | undefined },
) => {
  const check = () => checkSecondFactor(deps, id, code);
  // A request without a code neither counts as a failure nor resets the count.
  await (code ? attemptLimits.code.limit({ email: username, ip, device }, check) : check());
};

/** Replaces all recovery codes and returns the new ones, which can't be read again. */
export const replaceRecoveryCodes = async (tx: Executor, userId: string) => {
  const codes = Array.from({ length: codeCount }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOfCode(code) })));
  return codes;
};

/** Takes away a user's second factor, or one that is being set up, and the recovery codes. */
export const removeSecondFactor = async (tx: Executor, userId: string) => {
  const none = { secondFactorSecret: null, secondFactorStep: null };
  await tx.update(users).set(none).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
};

/** Tells the owner, in the app and by mail, that the second factor was turned on or off. */
export const tellSecondFactor = async (
  tx: Executor,
  deps: Deps,
  user: User,
  template: 'secondFactorOn' | 'secondFactorOff' | 'secondFactorTaken',
) => {
  const kind = template === 'secondFactorOn' ? 'SECOND_FACTOR_ON' : 'SECOND_FACTOR_OFF';
  await notify(tx, { userId: user.id, kind, link: '/profile?tab=security' });
  await mailNotice(tx, deps, user, template);
};

/**
 * Takes the second factor away from somebody who lost it, and tells them.
 *
 * @throws ProblemError entity.transitionRefused if it is not on
 */
export const takeSecondFactor = async (tx: Executor, deps: Deps, userId: string) => {
  const isOn = and(eq(users.id, userId), isNotNull(users.secondFactorStep));
  const [user] = await tx.select().from(users).where(isOn).for('update');
  if (!user) throw new ProblemError('entity.transitionRefused');
  await removeSecondFactor(tx, userId);
  await tellSecondFactor(tx, deps, user, 'secondFactorTaken');
};
