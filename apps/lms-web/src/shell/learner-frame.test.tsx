import { userLoaded } from '@lms/auth/web';
import { menuFor, type Role } from '@lms/contract';
import { onCall, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerHeaderCalls } from '../../testing/header-calls';
import { makeStore } from '../store';
import { isOnlyLearner } from './frame';
import { loadLayoutScreens } from './layout-screens';
import { LearnerFrame } from './learner-frame';
import { menuSaved } from './menu-slice';

beforeAll(loadLayoutScreens);
beforeEach(answerHeaderCalls);

const setPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('max-width: 47.9375em'), media }),
  );

const show = async () => {
  const store = makeStore('en');
  const user = {
    id: '1',
    email: 'rina@example.com',
    name: 'Rina Akter',
    roles: ['ROLE_USER'] satisfies Role[],
    imageUrl: '/media/blank-user.svg',
    organizationCode: null,
  };
  store.dispatch(userLoaded(user));
  store.dispatch(menuSaved(menuFor(user)));
  return renderWithStore(
    <Routes>
      <Route element={<LearnerFrame />}>
        <Route
          path="*"
          element={
            <h1>
              <Link to="/dashboard" state={{ panel: 'chat' }}>
                An answer
              </Link>
            </h1>
          }
        />
      </Route>
    </Routes>,
    {
      store,
      signedIn: true,
      route: '/dashboard',
      texts: ['shell', 'admin', 'cart', 'problems'],
    },
  );
};

it('has the header of all other pages, and the menu of the guarded area behind a button', async () => {
  const { user, location } = await show();
  const banner = within(screen.getByRole('banner'));
  expect(banner.getAllByRole('link', { name: 'My courses' })[0]).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Management' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Management' }));
  const addresses = drawer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/dashboard', '/user-management/users', '/user-management/roles']);
  await user.click(drawer.getByRole('link', { name: 'Users 2' }));
  expect(location()).toBe('/user-management/roles');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens the panel that a link on its screen leads to, each time it is followed', async () => {
  onCall('get', '/conversation', { items: [], hasMore: false });
  const { user } = await show();
  for (const link of [1, 2].map(() => screen.getByRole('link', { name: 'An answer' }))) {
    await user.click(link);
    const chat = within(await screen.findByRole('dialog', { name: 'Chat' }));
    await user.click(chat.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

it('tells at the foot of a phone where one is, after the menu at its head', async () => {
  setPhone();
  await show();
  const foot = await screen.findByRole('navigation', { name: 'Shortcuts' });
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu.compareDocumentPosition(foot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const bar = within(foot);
  expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/my-courses',
    '/courses',
    '/dashboard',
    '/profile',
  ]);
  expect(bar.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-expanded', 'false');
});

it('opens one panel, whichever of its buttons is pressed', async () => {
  const { user } = await show();
  const tools = within(screen.getByRole('complementary', { name: 'Toolbar' }));
  expect(tools.getByRole('link', { name: 'Help and contact' })).toBeVisible();
  await screen.findByRole('button', { name: 'Chat' });
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument();
  await user.click(tools.getByRole('button', { name: 'Quick panel' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findAllByRole('combobox', { name: /Search/ })).toHaveLength(1);
});

it('is for those who only learn', () => {
  expect(isOnlyLearner({ roles: ['ROLE_USER'] })).toBe(true);
  expect(isOnlyLearner({ roles: ['ROLE_USER', 'ROLE_ORGADMIN'] })).toBe(false);
});
