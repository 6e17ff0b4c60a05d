import type { Transaction } from '@lms/server/database';
import { type Deps, notifyAdministrators, queueMail } from '@lms/server/platform';
import type { OrganizationRow } from './organization-item';

const reviewPath = (id: string) => `/user-management/organization-list/${id}`;

/** Notifies system administrators of a new organization. */
export const notifyApprovers = (tx: Transaction, { id, name }: OrganizationRow) =>
  notifyAdministrators(tx, {
    kind: 'ORGANIZATION_REGISTERED',
    link: reviewPath(id),
    params: { organization: name },
  });

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
