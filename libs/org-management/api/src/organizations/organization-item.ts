import type { Organization } from '@lms/org-management/contract';
import type { organizations } from '@lms/server/database';

export type OrganizationRow = typeof organizations.$inferSelect;

const inside = ['contactLanguage', 'registrationKey'];

/** Builds an organization from a row, without columns that only the server needs. */
export const toOrganization = (row: OrganizationRow): Organization =>
  Object.fromEntries(
    Object.entries(row).filter(([field]) => !inside.includes(field)),
  ) as unknown as Organization;
