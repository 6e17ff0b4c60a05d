import type { OwnerProof } from '@lms/auth/contract';
import { type Caller, type Deps, ProblemError, verifyPassword } from '@lms/server/platform';
import type { AttemptLimits } from './attempt-limits';
import { findUser } from './profile';
import { requireSecondFactor } from './second-factor';

/** Proof that a caller owns an account. */
interface OwnershipClaim extends Partial<OwnerProof> {
  caller: Caller;
  ip: string;
  password: string;
  /** Form field of the password, named in the error. */
  field?: string;
}

/** Guesses elsewhere must not keep out who is signed in. */
const deviceOfSession = ({ sessionId }: Caller) => `session ${sessionId}`;

/** Requires the account's password: an open session alone is not enough. */
const requirePassword = async (
  deps: Deps,
  attemptLimits: AttemptLimits,
  { caller, ip, password, field = 'password' }: OwnershipClaim,
) => {
  const user = await findUser(deps.database.db, caller.userId);
  const attempt = { email: user.username, ip, device: deviceOfSession(caller) };
  await attemptLimits.password.limit(attempt, async () => {
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
  const { caller, ip, code } = claim;
  const device = deviceOfSession(caller);
  await requireSecondFactor(deps, attemptLimits, user, { ip, code, device });
  return user;
};
