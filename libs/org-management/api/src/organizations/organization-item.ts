import type { Organization } from '@lms/org-management/contract';
import type { organizations } from '@lms/server/database';

export type OrganizationRow = typeof organizations.$inferSelect;

const inside = ['contactLanguage', 'registrationKey'];

/** A row as it is sent: what only the server needs stays here. */
export const toOrganization = (row: OrganizationRow): Organization =>
  Object.fromEntries(
    Object.entries(row).filter(([field]) => !inside.includes(field)),
  ) as unknown as Organization;
