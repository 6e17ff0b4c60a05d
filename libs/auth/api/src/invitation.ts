import type { Language, Role } from '@lms/contract';
import { type Transaction, type User, users } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { mailLink, voidLinks } from './mailed-links';

/** Person to invite. */
interface Invitee {
  username: string;
  name: string;
  roles: Role[];
  organizationId: string | null;
  preferredLanguage?: Language;
  occupation?: string;
  companyName?: string;
  signOption?: string;
  phone?: string;
  address?: User['address'];
  socialNetworks?: User['socialNetworks'];
  extraTimePercent?: number;
  largeText?: boolean;
}

/**
 * Mails an invitation: a link, valid once and for seven days, to the page that sets a password and
 * so activates the account. Earlier links become invalid.
 *
 * @param inviter name of the inviting person or organization, shown in the mail
 */
export const mailInvitation = async (tx: Transaction, deps: Deps, user: User, inviter: string) => {
  await voidLinks(tx, deps, user.id);
  await mailLink(tx, deps, user, 'INVITATION', { about: { inviter } });
};

/**
 * Creates an account without a password and invites its owner.
 *
 * @param field form field of the address, named in the error
 * @throws ProblemError validation.failed if the address already has an account
 */
export const inviteUser = async (
  tx: Transaction,
  deps: Deps,
  invited: Invitee,
  inviter: string,
  field = 'username',
): Promise<User> => {
  const [user] = await tx.insert(users).values(invited).onConflictDoNothing().returning();
  if (!user) throw new ProblemError('validation.failed', [{ field, code: 'taken' }]);
  await mailInvitation(tx, deps, user, inviter);
  return user;
};
