import type { Organization, OrganizationInput } from '@lms/org-management/contract';
import type { OrganizationType } from '@lms/contract';

export const emptyOrganization: OrganizationInput = {
  name: '',
  code: '',
  // Nothing is chosen yet: a choice that was made by nobody would often be wrong.
  type: '' as OrganizationType,
  email: '',
  phone: '',
  website: '',
  address: '',
  description: '',
  contactPerson: { name: '', email: '', phone: '', designation: '' },
};

/** What a form holds of a stored organisation. */
export const toOrganizationInput = ({
  name,
  code,
  type,
  email,
  phone,
  website,
  address,
  description,
  contactPerson,
}: Organization): OrganizationInput => ({
  name,
  code,
  type,
  email,
  phone,
  website,
  address,
  description,
  contactPerson,
});
