import { AntdProvider } from '@lms/admin-ui';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildUser, makeStoreOf } from '../../testing/users';
import { PublicProfilePart } from './public-profile-part';

const nadia = buildUser({ roles: ['ROLE_USER'] });
const profile = {
  slug: 'nadia',
  headline: 'Web developer',
  about: '',
  isPublic: true,
  takenDownAt: null,
  takenDownReason: null,
};
const reason = 'It misleads';

it('takes a public profile down, with a reason, and allows it again', async () => {
  onCall('get', '/user/:id/public-profile', { profile });
  const { user } = await renderWithStore(
    <AntdProvider>
      <PublicProfilePart user={nadia} />
    </AntdProvider>,
    {
      store: makeStoreOf('ROLE_SYSTEM'),
      texts: ['users', 'admin', 'validation', 'problems'],
      signedIn: true,
    },
  );
  const part = await screen.findByRole('region', { name: 'Public profile' });
  await user.click(await within(part).findByRole('button', { name: 'Take down' }));
  onCall('put', '/user/:id/public-profile/take-down', {
    profile: {
      ...profile,
      isPublic: false,
      takenDownAt: nadia.createdAt,
      takenDownReason: reason,
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), reason);
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(await within(part).findByText('Taken down')).toBeVisible();
  expect(within(part).getByText(reason)).toBeVisible();
  onCall('put', '/user/:id/public-profile/allow', { profile: { ...profile, isPublic: false } });
  await user.click(within(part).getByRole('button', { name: 'Allow again' }));
  expect(await within(part).findByRole('button', { name: 'Take down' })).toBeVisible();
  expect(receivedCalls.find(({ path }) => path.endsWith('/take-down'))?.body).toEqual({ reason });
});
