import type { Profile, ProfileInput } from '@lms/auth/contract';
import { type Executor, recoveryCodes, users } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, eq, isNull } from 'drizzle-orm';

const noAddress: ProfileInput['address'] = { line: '', city: '', postCode: '' };
const noNetworks: ProfileInput['socialNetworks'] = {
  linkedIn: '',
  facebook: '',
  twitter: '',
  instagram: '',
};

/** Returns the full row of a signed-in user. */
export const findUser = async (executor: Executor, id: string) => {
  const [user] = await executor.select().from(users).where(eq(users.id, id));
  if (!user) throw new ProblemError('auth.required');
  return user;
};

/** Returns a user's profile for the profile screen. */
export const readProfile = async (executor: Executor, id: string): Promise<Profile> => {
  const user = await findUser(executor, id);
  const recoveryCodesLeft = await executor.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt)),
  );
  return {
    id,
    email: user.username,
    name: user.name,
    imageUrl: user.imageUrl,
    phone: user.phone,
    occupation: user.occupation,
    companyName: user.companyName,
    gender: user.gender ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    address: { ...noAddress, ...user.address },
    socialNetworks: { ...noNetworks, ...user.socialNetworks },
    signOption: user.signOption,
    createdAt: user.createdAt,
    lastLoginAt: user.lastLoginAt,
    version: user.version,
    hasSecondFactor: user.secondFactorStep !== null,
    recoveryCodesLeft,
    shownToFellows: user.shownToFellows,
    questionMails: user.questionMails,
  };
};
