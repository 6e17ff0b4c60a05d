import { isAdministrator, type Transaction, users } from '@lms/server/database';
import { type Deps, notify, queueMail } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { OrganizationRow } from './organization-item';

const reviewPath = (id: string) => `/user-management/organization-list/${id}`;

/** Notifies system administrators of a new organization. */
export const notifyApprovers = async (tx: Transaction, { id, name }: OrganizationRow) => {
  const approvers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, eq(users.status, 'ACTIVE')));
  await notify(
    tx,
    ...approvers.map(({ id: userId }) => ({
      userId,
      kind: 'ORGANIZATION_REGISTERED' as const,
      link: reviewPath(id),
      params: { organization: name },
    })),
  );
};

/** Mails the contact person that the registration was received, or rejected with a reason. */
export const mailContact = (
  tx: Transaction,
  deps: Deps,
  { name, contactPerson, contactLanguage }: OrganizationRow,
  reason?: string,
) =>
  queueMail(tx, deps, {
    template: reason ? 'organizationRejected' : 'organizationRegistered',
    to: contactPerson.email,
    name: contactPerson.name,
    language: contactLanguage,
    link: `${deps.config.publicUrl}/contact?topic=organization`,
    about: { organization: name, ...(reason && { reason }) },
  });
