import { AntdProvider } from '@lms/admin-ui';
import { approvalHoldMs } from '@lms/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { ToastCard, Toaster } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildUser, makeStoreOf } from '../../testing/users';
import { UserActions } from '../user-page/user-actions';
import { UserList } from './user-list';
import { userLists } from './user-paths';

const nadia = buildUser({ status: 'PENDING' });
const list = <UserList list="pending" title="People" />;
const page = <UserActions user={nadia} />;

/** Loads a screen anew, in the same tab. */
const load = async (shown: ReactNode) => {
  const { user, unmount } = await renderWithStore(
    <AntdProvider>
      {shown}
      <Toaster toastComponent={ToastCard} />
    </AntdProvider>,
    {
      store: makeStoreOf('ROLE_SYSTEM'),
      texts: ['users', 'shell', 'admin', 'validation', 'problems'],
      signedIn: true,
      route: userLists.pending,
    },
  );
  return { user, unmount };
};

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  onCall('post', '/user/find', { items: [nadia], total: 1 });
  onCall('post', '/catalog/organization/find', { items: [], total: 0 });
  onCall('post', '/user/approval', { id: 'held', ids: [nadia.id], until: '2026-01-01' });
  onCall('delete', '/user/:id/approval');
  const { user, unmount } = await load(page);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve Nadia Islam?' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await expect.poll(() => sessionStorage.length).toBe(1);
  unmount();
});
afterEach(() => void vi.useRealTimers());

it('leaves what was approved out of a list that is loaded anew, until it takes effect', async () => {
  const { unmount } = await load(list);
  expect(await screen.findByText(/^Nadia Islam was approved/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nadia Islam' })).toBeNull();
  unmount();
  vi.setSystemTime(Date.now() + approvalHoldMs);
  await load(list);
  expect(await screen.findByRole('link', { name: 'Nadia Islam' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers nothing back that has taken effect, also to whom the focus is on the offer', async () => {
  vi.setSystemTime(Date.now() + approvalHoldMs - 500);
  await load(list);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  undo.focus();
  await waitFor(() => expect(undo).not.toBeInTheDocument());
});

it('says in a list when it is too late to take an approval back', async () => {
  onCall('delete', '/user/:id/approval', () => problem(409, 'approval.done'));
  const { user } = await load(list);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/has taken effect already/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('asks for no decision again on its page, unless the approval is taken back', async () => {
  const { user, unmount } = await load(page);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  unmount();
  await load(page);
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
});

it('loads the list again where somebody else decided first', async () => {
  sessionStorage.clear();
  const savedBy = { name: 'Rina Das', at: '2026-01-02T03:04:00.000Z' };
  onCall('post', '/user/approval', () => {
    onCall('post', '/user/find', { items: [], total: 0 });
    return problem(409, 'entity.transitionRefused', { savedBy });
  });
  const { user } = await load(list);
  await user.click(await screen.findByRole('button', { name: /Nadia Islam/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve Nadia Islam?' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/Rina Das last changed this on Jan 2/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nadia Islam' })).toBeNull());
});
