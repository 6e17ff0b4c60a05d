import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { User } from '@lms/org-management/contract';
import { tableSlice } from '@lms/table-state';
import { makeTestStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';

/** Builds a user as the lists return it. */
export const buildUser = (more: Partial<User> = {}): User => ({
  id: '0198a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 3,
  username: 'nadia@example.org',
  email: 'nadia@example.org',
  name: 'Nadia Islam',
  imageUrl: null,
  roles: ['ROLE_ORG_USER'],
  organizationId: '0198a000-0000-7000-8000-0000000000aa',
  organization: { id: '0198a000-0000-7000-8000-0000000000aa', code: 'BCC', name: 'Council' },
  occupation: '',
  companyName: '',
  signOption: '',
  phone: '',
  address: null,
  socialNetworks: null,
  gender: null,
  dateOfBirth: null,
  preferredLanguage: 'en',
  accommodations: { extraTimePercent: 0, largeText: false },
  emailVerifiedAt: null,
  lastLoginAt: null,
  status: 'ACTIVE',
  deactivationReason: null,
  ...more,
});

/** Creates a store signed in with a role. */
export const makeStoreOf = (role: Role, more: Partial<CurrentUser> = {}) => {
  const store = makeTestStore([userSlice, tableSlice, toastSlice]);
  store.dispatch(
    userLoaded({
      id: '0198a000-0000-7000-8000-0000000000ff',
      email: 'me@example.org',
      name: 'Me',
      roles: [role],
      imageUrl: '/media/blank-user.svg',
      organizationCode: 'BCC',
      ...more,
    }),
  );
  return store;
};
