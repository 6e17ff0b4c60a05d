import { userLoaded } from '@lms/auth/web';
import { homeOf, type Role } from '@lms/contract';
import { onCall, renderWithStore } from '@lms/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerHeaderCalls } from '../../testing/header-calls';
import { makeStore } from '../store';
import { QuickActions } from './quick-actions';
import { ScrollTop } from './scroll-top';
import { SignedInTools } from './signed-in-tools';

const storeOf = (role: Role) => {
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
  return store;
};

it('shows who is signed in, with their organization and their links', async () => {
  onCall('get', '/user/me', {
    id: '1',
    username: 'rina@example.com',
    name: 'Rina Akter',
    roles: ['ROLE_USER'],
    imageUrl: null,
    organization: { id: '2', code: 'BCC', name: 'Computer Council' },
    preferredLanguage: 'en',
  });
  answerHeaderCalls();
  const { user } = await renderWithStore(<SignedInTools />, {
    store: storeOf('ROLE_USER'),
    signedIn: true,
    texts: ['shell'],
  });
  const button = screen.getByRole('button', { name: 'Your account' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const panel = within(screen.getByRole('dialog', { name: 'Your account' }));
  expect(await panel.findByText('Computer Council')).toBeVisible();
  expect(panel.getByText('rina@example.com')).toBeVisible();
  expect(panel.getByText('Learner')).toBeVisible();
  await user.click(panel.getByRole('link', { name: 'My courses and certificates' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['ROLE_ORG_USER', 'Organization user'],
  ['ROLE_ORGADMIN', 'Organization administrator'],
] as const)('leads %s from any page to where they work', async (role, name) => {
  onCall('get', '/user/me', {
    id: '1',
    username: 'rina@example.com',
    name: 'Rina Akter',
    roles: [role],
    imageUrl: null,
    organization: null,
    preferredLanguage: 'en',
  });
  answerHeaderCalls();
  const store = storeOf(role);
  const { user, location } = await renderWithStore(<SignedInTools />, {
    store,
    signedIn: true,
    texts: ['shell'],
  });
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  const panel = within(screen.getByRole('dialog', { name: 'Your account' }));
  expect(await panel.findByText(name)).toBeVisible();
  await user.click(panel.getByRole('link', { name: 'My work area' }));
  expect(location()).toBe(homeOf({ roles: [role], organizationCode: 'BCC' }));
  expect(location()).not.toBe('/');
});

it('offers what people of a role do, and closes by Escape', async () => {
  const { user } = await renderWithStore(<QuickActions />, {
    store: storeOf('ROLE_SYSTEM'),
    signedIn: true,
    texts: ['shell'],
  });
  const button = screen.getByRole('button', { name: 'Quick actions' });
  await user.click(button);
  expect(await screen.findByRole('link', { name: 'Manage course categories' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue learning' })).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Find a course' })).not.toBeInTheDocument();
});

it('leads back to the top once the page is scrolled, and to its heading', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const { user } = await renderWithStore(
    <>
      <h1>Title</h1>
      <ScrollTop />
    </>,
    { texts: ['shell'] },
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
  await user.click(screen.getByRole('button', { name: 'Back to the top' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('opens the search by Ctrl K on public pages, also above an open panel', async () => {
  answerHeaderCalls();
  onCall('get', '/notification', { items: [], hasMore: false });
  const { user } = await renderWithStore(<SignedInTools />, {
    store: storeOf('ROLE_USER'),
    signedIn: true,
    texts: ['shell'],
  });
  const bell = screen.getByRole('button', { name: 'Notifications' });
  await user.click(bell);
  expect(bell).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Search/ })).toHaveFocus());
  expect(bell).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Search/ })).toHaveFocus());
});
