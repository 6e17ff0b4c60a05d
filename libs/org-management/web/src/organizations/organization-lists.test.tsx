import { chooseFromMenu, onCall, openMenu, receivedCalls } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildOrganization, renderAs } from '../../testing/organizations';
import { Page as ActiveList } from './active-organization-list-page';
import { Page as PendingList } from './pending-organization-list-page';

const activePath = '/user-management/active-organization';
const pendingPath = '/user-management/organization-list';

const searchedStatuses = () =>
  receivedCalls
    .filter(({ path }) => path === '/organization/find')
    .map(({ body }) => (body as { filter: { status: string[] } }).filter.status);
const answerWith = (status: 'ACTIVE' | 'PENDING' | 'REJECTED') =>
  onCall('post', '/organization/find', { items: [buildOrganization({ status })], total: 1 });

beforeEach(() => answerWith('ACTIVE'));

it('lists what was approved, whatever its address asks for', async () => {
  await renderAs('ROLE_SYSTEM', <ActiveList />, `${activePath}?filter.status=PENDING`, {
    path: activePath,
  });
  expect(await screen.findByText('Skill House')).toBeVisible();
  expect(screen.getByText(/its people can’t log in/)).toBeVisible();
  expect(searchedStatuses()).toEqual([['ACTIVE', 'INACTIVE']]);
});

it('makes one inactive once it has said what follows', async () => {
  onCall('put', '/organization/updateStatus', {
    ids: [buildOrganization().id],
    status: 'INACTIVE',
  });
  const { user } = await renderAs('ROLE_SYSTEM', <ActiveList />, activePath);
  const menu = await openMenu(user, 'Actions for Skill House');
  expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await user.click(within(menu).getByRole('menuitem', { name: 'Set to Inactive' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set 1 item to Inactive?' });
  expect(dialog).toHaveTextContent(/its people can’t log in/);
  expect(dialog).toHaveTextContent('Skill House');
  expect(receivedCalls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Set to Inactive' }));
  await expect
    .poll(() => receivedCalls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ ids: [buildOrganization().id], status: 'INACTIVE' });
});

it('leads from what waits to the page where it is judged', async () => {
  answerWith('PENDING');
  const { user, location } = await renderAs('ROLE_SYSTEM', <PendingList />, pendingPath, {
    path: '/*',
  });
  await chooseFromMenu(user, 'Actions for Skill House', 'Review');
  expect(location()).toBe(`${pendingPath}/${buildOrganization().id}`);
  expect(searchedStatuses()[0]).toEqual(['PENDING']);
});

it('shows what was refused', async () => {
  const { user } = await renderAs('ROLE_SYSTEM', <PendingList />, pendingPath);
  await user.click(await screen.findByRole('link', { name: 'Rejected' }));
  expect(await screen.findByRole('link', { name: 'Rejected', current: 'page' })).toBeVisible();
  await expect.poll(() => searchedStatuses().at(-1)).toEqual(['REJECTED']);
});
