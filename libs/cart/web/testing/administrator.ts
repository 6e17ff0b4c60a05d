import type { CurrentUser } from '@lms/auth/contract';

/** A system administrator who is signed in. */
export const administrator: CurrentUser = {
  id: '0198a000-0000-7000-8000-0000000000ff',
  email: 'me@example.org',
  name: 'Me',
  roles: ['ROLE_SYSTEM'],
  imageUrl: '',
  organizationCode: null,
};
