import type { Language, Role } from '@lms/contract';
import { type Deps, ProblemError } from '@lms/server/platform';
import { type Transaction, type User, users } from '@lms/server/database';
import { mailLink, voidLinks } from './mailed-links';

/** Whom an account is made for. */
interface Invited {
  username: string;
  name: string;
  roles: Role[];
  organizationId: string | null;
  preferredLanguage?: Language;
  occupation?: string;
  companyName?: string;
  phone?: string;
  extraTimePercent?: number;
  largeText?: boolean;
}

/**
 * Mails an invitation: a link, good for one use within seven days, to the page that sets a password
 * and so opens the account. Those that were mailed before are worth nothing any more.
 *
 * @param inviter whom the mail names as the one who invites: a person or an organisation
 */
export const mailInvitation = async (tx: Transaction, deps: Deps, user: User, inviter: string) => {
  await voidLinks(tx, deps, user.id);
  await mailLink(tx, deps, user, 'INVITATION', { about: { inviter } });
};

/**
 * Makes an account without a password and invites its owner.
 *
 * @param field the field of the form that holds the address
 * @throws ProblemError validation.failed, when the address has an account already
 */
export const inviteUser = async (
  tx: Transaction,
  deps: Deps,
  invited: Invited,
  inviter: string,
  field = 'username',
): Promise<User> => {
  const [user] = await tx.insert(users).values(invited).onConflictDoNothing().returning();
  if (!user) throw new ProblemError('validation.failed', [{ field, code: 'taken' }]);
  await mailInvitation(tx, deps, user, inviter);
  return user;
};
