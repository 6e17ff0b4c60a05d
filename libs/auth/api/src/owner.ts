import type { OwnerProof } from '@lms/auth/contract';
import { type Deps, ProblemError, verifyPassword } from '@lms/server/platform';
import type { Guesses } from './guesses';
import { findUser } from './profile';
import { requireSecondFactor } from './second-factor';

/** Proof that a caller owns an account. */
interface Claim extends Partial<OwnerProof> {
  userId: string;
  ip: string;
  password: string;
  /** Form field of the password, named in the error. */
  field?: string;
}

/** Requires the account's password: an open session alone is not enough. */
const requirePassword = async (
  deps: Deps,
  guesses: Guesses,
  { userId, ip, password, field = 'password' }: Claim,
) => {
  const user = await findUser(deps.database.db, userId);
  await guesses.password.limit(user.username, ip, async () => {
    if (await verifyPassword(user.passwordHash, password)) return;
    throw new ProblemError('validation.failed', [{ field, code: 'passwordWrong' }]);
  });
  return user;
};

/**
 * Requires the account's password and, if enabled, its second factor.
 *
 * @throws ProblemError validation.failed, auth.secondFactorRequired or auth.secondFactorWrong
 */
export const requireOwner = async (deps: Deps, guesses: Guesses, claim: Claim) => {
  const user = await requirePassword(deps, guesses, claim);
  await requireSecondFactor(deps, guesses, user, claim);
  return user;
};
