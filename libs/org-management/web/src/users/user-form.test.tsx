import { AntdProvider } from '@lms/admin-ui';
import { chooseOption, onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildUser, makeStoreOf } from '../../testing/users';
import { UserForm } from './user-form';

const nadia = buildUser({ roles: ['ROLE_USER'] });
const academy = { id: '0198a000-0000-7000-8000-00000000000a', name: 'Shikkha Academy' };
const council = { id: '0198a000-0000-7000-8000-00000000000b', name: 'Computer Council' };

it('says in words which roles and organization someone else saved meanwhile', async () => {
  onCall('get', '/user/:id', nadia);
  onCall('post', '/catalog/organization/find', { items: [academy, council], total: 2 });
  const savedBy = { name: 'Other', at: '2026-02-01T10:00:00.000Z' };
  onCall('put', '/user/:id', problem(409, 'entity.conflict', { savedBy }));
  const { user } = await renderWithStore(
    <AntdProvider>
      <UserForm entityId={nadia.id} mayWrite onClose={() => undefined} />
    </AntdProvider>,
    {
      store: makeStoreOf('ROLE_SYSTEM'),
      texts: ['users', 'shell', 'admin', 'validation', 'problems'],
      signedIn: true,
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Organization administrator' }));
  await chooseOption(user, screen.getByLabelText('Organization'), academy.name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  onCall('get', '/user/:id', {
    ...nadia,
    roles: ['ROLE_USER', 'ROLE_ORG_USER'],
    organizationId: council.id,
    version: nadia.version + 1,
  });
  await user.click(await screen.findByRole('button', { name: 'Combine both versions' }));
  for (const text of [
    'Roles was saved elsewhere as: Learner, Organization user',
    'Organization was saved elsewhere as: Computer Council',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});
