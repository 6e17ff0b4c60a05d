import type { OrganizationType } from '@lms/contract';
import type { Organization, OrganizationInput } from '@lms/org-management/contract';

export const emptyOrganization: OrganizationInput = {
  name: '',
  code: '',
  // No default: it would often be wrong and stay unnoticed.
  type: '' as OrganizationType,
  email: '',
  phone: '',
  website: '',
  address: '',
  description: '',
  contactPerson: { name: '', email: '', phone: '', designation: '' },
};

/** Form values of a stored organization. */
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
