import type { Role } from '@lms/contract';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStoreOf } from '../../testing/users';
import { Page } from './user-import-page';
import { userLists } from './user-paths';

const texts = ['users', 'shell', 'admin', 'spreadsheets', 'validation', 'problems'] as const;

const show = (role: Role, list: keyof typeof userLists) => {
  const path = `${userLists[list]}/import`;
  return renderWithStore(<Page />, {
    store: makeStoreOf(role),
    texts,
    signedIn: true,
    path,
    route: path,
  });
};

beforeEach(() => {
  onCall('get', '/user/import', []);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return () => vi.restoreAllMocks();
});

it.each([
  ['tenants', { roles: ['ROLE_ORG_USER', 'ROLE_ORGADMIN'] }],
  ['all', {}],
] as const)('gives the people of its list to be edited, in words: %s', async (list, filter) => {
  onCall('post', '/user/export', new Response('Email'));
  const { user } = await show('ROLE_SYSTEM', list);
  await user.click(screen.getByRole('button', { name: 'The list as CSV' }));
  await expect.poll(() => receivedCalls.at(-1)?.body).toMatchObject({ format: 'csv', filter });
  const { columns } = receivedCalls.at(-1)?.body as { columns: object[] };
  expect(columns[0]).toEqual({ field: 'username', title: 'Email' });
  expect(columns[2]).toMatchObject({ field: 'roles', texts: { ROLE_USER: 'Learner' } });
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    userLists[list],
  );
});

it('is closed to who may not change people', async () => {
  await show('ROLE_ORG_USER', 'tenants');
  expect(screen.getByText('You can view this list, but not import into it.')).toBeVisible();
});
