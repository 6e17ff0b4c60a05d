import { userLoaded } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import { renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerHeaderCalls } from '../../testing/header-calls';
import { makeStore } from '../store';
import { Header } from './header';
import { selectMenu } from './menu-slice';

const show = async (role: Role) => {
  answerHeaderCalls();
  const store = makeStore('en');
  store.dispatch(
    userLoaded({
      id: '1',
      email: 'rina@example.com',
      name: 'Rina Akter',
      roles: [role],
      imageUrl: '/media/blank-user.svg',
      organizationCode: 'BCC',
    }),
  );
  await waitFor(() => expect(selectMenu(store.getState())).not.toEqual([]));
  return renderWithStore(<Header />, { store, signedIn: true, texts: ['cart', 'shell'] });
};

it.each([
  ['ROLE_USER', true],
  ['ROLE_ORGADMIN', true],
  ['ROLE_SYSTEM', true],
  ['ROLE_ORG_USER', false],
] as const)('shows %s the dashboard: %s', async (role, isShown) => {
  await show(role);
  expect(screen.queryAllByRole('link', { name: 'Dashboard' })).toHaveLength(isShown ? 1 : 0);
});

it('has a way out for whoever is signed in', async () => {
  await show('ROLE_USER');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
});

it('closes the menu of a phone when the focus leaves it', async () => {
  const { user } = await show('ROLE_USER');
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  await user.click(toggle);
  await user.tab();
  expect(within(navigation).getByRole('link', { name: 'Courses' })).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(toggle).not.toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(navigation).toHaveAttribute('data-open', 'false');
});
