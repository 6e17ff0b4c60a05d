import { makeTestStore, onCall, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildProfile } from '../../testing/profile';
import { userLoaded, userSlice } from '../user-slice';
import { Page } from './require-second-factor-page';

const record = {
  id: '1',
  username: 'admin@example.com',
  name: 'Admin',
  roles: ['ROLE_SYSTEM'],
  imageUrl: null,
  organization: null,
  preferredLanguage: 'en',
};

it('keeps an administrator until the demanded second factor is on, then leads on', async () => {
  let hasSecondFactor = false;
  onCall('get', '/user/me/profile', () => ({ ...buildProfile(), hasSecondFactor }));
  onCall('post', '/user/me/second-factor', { secret: 'ABCDEFGH', uri: 'otpauth://totp/LMS' });
  onCall('put', '/user/me/second-factor', () => {
    hasSecondFactor = true;
    return { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] };
  });
  onCall('get', '/user/me', () => ({ ...record, needsSecondFactor: !hasSecondFactor }));
  const store = makeTestStore([userSlice]);
  store.dispatch(
    userLoaded({
      id: '1',
      email: 'admin@example.com',
      name: 'Admin',
      roles: ['ROLE_SYSTEM'],
      imageUrl: '',
      organizationCode: null,
      needsSecondFactor: true,
    }),
  );
  const { user, location } = await renderWithStore(<Page />, {
    path: '/auth/second-factor',
    route: '/auth/second-factor?returnUrl=%2Forders',
    texts: ['auth', 'validation', 'problems', 'profile'],
    signedIn: true,
    store,
  });
  expect(await screen.findByText(/^Your role needs a second factor\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Turn on the second factor' }));
  await user.type(screen.getByLabelText('Password'), 'Secret-71x');
  await user.click(screen.getByRole('button', { name: 'Turn on the second factor' }));
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(location()).toBe('/orders'));
});
