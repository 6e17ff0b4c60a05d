import { mailLink } from '@lms/auth/api';
import { type Transaction, users } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { OrgManagementProblem } from '../org-management-problem';
import type { OrganizationRow } from './organization-item';

/**
 * Makes the contact person the organization's administrator and mails the invitation. An address with
 * an account is refused: a registration by somebody else must not change its roles.
 *
 * @throws ProblemError organization.contactHasAccount
 */
export const inviteContact = async (
  tx: Transaction,
  deps: Deps,
  { id, name, contactPerson, contactLanguage }: OrganizationRow,
) => {
  const [user] = await tx
    .insert(users)
    .values({
      username: contactPerson.email,
      name: contactPerson.name,
      phone: contactPerson.phone,
      occupation: contactPerson.designation,
      companyName: name,
      roles: ['ROLE_ORGADMIN'],
      organizationId: id,
      preferredLanguage: contactLanguage,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) throw new OrgManagementProblem('organization.contactHasAccount');
  const about = { organization: name };
  await mailLink(tx, deps, user, 'INVITATION', { template: 'organizationApproved', about });
};
