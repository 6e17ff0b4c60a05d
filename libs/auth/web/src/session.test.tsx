import { definePermissions, reaches, type Role } from '@lms/contract';
import { offline, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLogout, useSession } from './session';
import { userLoaded, userSlice } from './user-slice';

const permissions = definePermissions({
  'category.write': reaches('none', 'none', 'none', 'all'),
});

const user = (role: Role) => ({
  id: '1',
  email: 'rina@example.com',
  name: 'Rina',
  roles: [role],
  imageUrl: '/media/blank-user.svg',
  organizationCode: null,
});

const Screen = () => {
  const session = useSession();
  const logout = useLogout();
  return (
    <>
      <p>{session.user?.name ?? 'nobody'}</p>
      {session.can(permissions['category.write']) && 'May write categories'}
      <button onClick={() => void logout()}>Log out</button>
    </>
  );
};

const show = async (role: Role, signedIn = true) => {
  const view = await renderWithStore(<Screen />, { slices: [userSlice], signedIn });
  act(() => void view.store.dispatch(userLoaded(user(role))));
  return view;
};

describe('the session', () => {
  it('shows to each role what it may do', async () => {
    await show('ROLE_SYSTEM');
    expect(screen.getByText('May write categories')).toBeVisible();
  });

  it('hides from each role what it may not do', async () => {
    await show('ROLE_ORGADMIN');
    expect(screen.getByText('Rina')).toBeVisible();
    expect(screen.queryByText('May write categories')).not.toBeInTheDocument();
  });

  it('knows nobody without a token, whatever user is still stored', async () => {
    await show('ROLE_SYSTEM', false);
    expect(screen.getByText('nobody')).toBeVisible();
    expect(screen.queryByText('May write categories')).not.toBeInTheDocument();
  });
});

describe('log out', () => {
  it.each([
    ['tells the server', undefined],
    ['does not wait for a server that is away', offline],
  ])('%s, forgets the user and goes to the start page with a reload', async (_what, answer) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    onCall('post', '/auth/logout', answer);
    const { user: reader } = await show('ROLE_USER');
    await reader.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(receivedCalls.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/logout', undefined],
    ]);
  });
});
