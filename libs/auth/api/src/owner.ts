import type { OwnerProof } from '@lms/auth/contract';
import { type Deps, ProblemError, verifyPassword } from '@lms/server/platform';
import type { Guesses } from './guesses';
import { findUser } from './profile';
import { requireSecondFactor } from './second-factor';

/** Who asks to act as the owner of an account. */
interface Claim extends Partial<OwnerProof> {
  userId: string;
  ip: string;
  password: string;
  /** The field of the form that holds the password. */
  field?: string;
}

/** Lets through who knows the password, and not who found the account open. */
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
 * Lets through who knows the password and has the second factor, where there is one.
 *
 * @throws ProblemError validation.failed, auth.secondFactorRequired or auth.secondFactorWrong
 */
export const requireOwner = async (deps: Deps, guesses: Guesses, claim: Claim) => {
  const user = await requirePassword(deps, guesses, claim);
  await requireSecondFactor(deps, guesses, user, claim);
  return user;
};
