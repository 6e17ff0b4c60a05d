import type { OwnerProof } from '@lms/auth/contract';
import { type Deps, ProblemError, verifyPassword } from '@lms/server/platform';
import type { AttemptLimits } from './attempt-limits';
import { findUser } from './profile';
import { requireSecondFactor } from './second-factor';

/** Proof that a caller owns an account. */
interface OwnershipClaim extends Partial<OwnerProof> {
  userId: string;
  ip: string;
  password: string;
  /** Form field of the password, named in the error. */
  field?: string;
}

/** Requires the account's password: an open session alone is not enough. */
const requirePassword = async (
  deps: Deps,
  attemptLimits: AttemptLimits,
  { userId, ip, password, field = 'password' }: OwnershipClaim,
) => {
  const user = await findUser(deps.database.db, userId);
  await attemptLimits.password.limit(user.username, ip, async () => {
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
export const requireOwner = async (
  deps: Deps,
  attemptLimits: AttemptLimits,
  claim: OwnershipClaim,
) => {
  const user = await requirePassword(deps, attemptLimits, claim);
  await requireSecondFactor(deps, attemptLimits, user, claim);
  return user;
};
