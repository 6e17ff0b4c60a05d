import { AntdProvider } from '@lms/admin-ui';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildUser, makeStoreOf } from '../../testing/users';
import { UserActions } from '../user-page/user-actions';
import { usersApi } from './users-api';

const nadia = buildUser({ status: 'PENDING' });

const Person = () => {
  const { data } = usersApi.useGetUserQuery(nadia.id);
  return data ? <UserActions user={data} /> : null;
};

it('rejects no registration that somebody has approved meanwhile, and says so', async () => {
  onCall('get', '/user/:id', nadia);
  const { user } = await renderWithStore(
    <AntdProvider>
      <Person />
    </AntdProvider>,
    {
      store: makeStoreOf('ROLE_SYSTEM'),
      texts: ['users', 'admin', 'validation', 'problems'],
      signedIn: true,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Not a person');
  onCall('post', '/user/:id/reject', () => {
    onCall('get', '/user/:id', { ...nadia, status: 'ACTIVE' });
    const savedBy = { name: 'Rina Das', at: '2026-01-02T03:04:00.000Z' };
    return problem(409, 'entity.transitionRefused', { savedBy });
  });
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText(/Rina Das last changed this on Jan 2/)).toBeVisible();
  expect(
    await dialog.findByText('This registration is no longer waiting for a decision: Active.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Not a person');
});
