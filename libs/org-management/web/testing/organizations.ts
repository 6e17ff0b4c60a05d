import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { Organization } from '@lms/org-management/contract';
import { tableSlice } from '@lms/table-state';
import { renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';

export const buildOrganization = (more: Partial<Organization> = {}): Organization => ({
  id: '0190a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  code: 'SKILL-HOUSE',
  name: 'Skill House',
  type: 'NGO',
  email: 'office@skills.example',
  phone: '01700000000',
  website: '',
  address: 'Mirpur, Dhaka',
  description: '',
  logoUrl: null,
  bannerUrl: null,
  contactPerson: {
    name: 'Rahima Khatun',
    email: 'rahima@skills.example',
    phone: '01700000001',
    designation: 'Director',
  },
  rejectionReason: null,
  status: 'PENDING',
  ...more,
});

/** Renders a screen for a user with the role. */
export const renderAs = async (
  role: Role,
  screen: ReactNode,
  route: string,
  { path = route, organizationCode = 'SKILL-HOUSE' as string | null } = {},
) => {
  const view = await renderWithStore(screen, {
    slices: [userSlice, tableSlice, toastSlice],
    route,
    path,
    texts: ['organizations', 'batches', 'admin', 'validation', 'problems', 'profile'],
    signedIn: true,
  });
  act(() => {
    view.store.dispatch(
      userLoaded({
        id: '00000000-0000-4000-8000-000000000009',
        email: 'somebody@test.lms',
        name: 'Somebody',
        roles: [role],
        imageUrl: '',
        organizationCode,
      }),
    );
  });
  return view;
};
