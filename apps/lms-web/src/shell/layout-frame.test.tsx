import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded } from '@lms/auth/web';
import { menuFor, menuPaths, type Role, roles } from '@lms/contract';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerHeaderCalls } from '../../testing/header-calls';
import { makeStore } from '../store';
import { Page as Frame } from './layout-frame';
import styles from './layout-frame.module.css';
import { layoutRoutes } from './layout-routes';
import { loadLayoutScreens } from './layout-screens';
import { menuSaved } from './menu-slice';
import { Page as Roles } from './roles-page';

const buildUser = (role: Role, organizationCode: string | null = null): CurrentUser => ({
  id: '1',
  email: 'rina@example.com',
  name: 'Rina Akter',
  roles: [role],
  imageUrl: '/media/blank-user.svg',
  organizationCode,
});

const screens = (
  <Routes>
    <Route element={<Frame />}>
      <Route path="/user-management/roles" element={<Roles />} />
      <Route path="/broken" element={<Broken />} />
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
      <Route path="*" element={<h1>Another screen</h1>} />
    </Route>
  </Routes>
);

function Broken(): never {
  throw new Error('broken');
}

const setWide = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: isWide && media.includes('min-width'), media }),
  );

const show = async (
  role: Role,
  {
    route = '/dashboard',
    code,
    menu = menuFor(buildUser(role, code)),
  }: { route?: string; code?: string; menu?: ReturnType<typeof menuFor> } = {},
) => {
  const store = makeStore('en');
  store.dispatch(userLoaded(buildUser(role, code)));
  store.dispatch(menuSaved(menu));
  const view = await renderWithStore(screens, {
    store,
    signedIn: true,
    route,
    texts: ['shell', 'admin', 'cart', 'problems'],
  });
  return view;
};

const menu = () => within(screen.getByRole('navigation', { name: 'Management' }));

/** Opens the groups that are folded. */
const openGroups = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  const folded = () => menu().queryAllByRole('menuitem', { expanded: false });
  for (const group of folded()) await user.click(group);
};

const menuLinks = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const results = () => within(screen.getByRole('listbox', { name: 'Results' }));

beforeAll(loadLayoutScreens);
beforeEach(() => {
  setWide(true);
  answerHeaderCalls();
});

describe('the aside', () => {
  const group = (name: string) => menu().getByRole('menuitem', { name });
  for (const role of roles) {
    for (const code of ['BCC', undefined]) {
      it(`shows ${role} ${code ? 'of' : 'outside'} BCC exactly what is theirs`, async () => {
        const pages = menuPaths(menuFor({ roles: [role], organizationCode: code ?? null }));
        const { user } = await show(role, { route: pages[0], code });
        await openGroups(user);
        expect(menuLinks()).toEqual(pages);
        pages.forEach((page) => expect(layoutRoutes.map(({ path }) => path)).toContain(page));
      });
    }
  }

  it('opens its submenus also when the menu is made after the frame was shown', async () => {
    const { store } = await show('ROLE_USER', { menu: [], route: '/user-management/roles' });
    act(() => void store.dispatch(menuSaved(menuFor(buildUser('ROLE_USER')))));
    expect(menuLinks()).toEqual(menuPaths(menuFor(buildUser('ROLE_USER'))));
  });

  it('opens the group of the screen, folds the others, and leaves what the reader opens', async () => {
    const { user } = await show('ROLE_SYSTEM', { route: '/user-management/users' });
    expect(group('User Management')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Settings')).toHaveAttribute('aria-expanded', 'false');
    await user.click(group('Settings'));
    await user.click(menu().getByRole('link', { name: 'Organization info' }));
    expect(group('User Management')).toHaveAttribute('aria-expanded', 'true');
    await user.click(group('User Management'));
    expect(group('User Management')).toHaveAttribute('aria-expanded', 'false');
    expect(group('Settings')).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows where learning paths stand, whose address is not below that of the courses', async () => {
    await show('ROLE_ORGADMIN', { route: '/course-management/create-learning-path' });
    expect(group('Courses Management')).toHaveAttribute('aria-expanded', 'true');
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Courses' })).toHaveAttribute(
      'href',
      '/course-management/create-course',
    );
  });

  it('is minimised by its button, and the configuration remembers it', async () => {
    const { user, store } = await show('ROLE_SYSTEM');
    const button = screen.getByRole('button', { name: 'Collapse the menu' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(store.getState().layout).toMatchObject({ isAsideMinimised: true });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById('aside')).toHaveClass(
      styles['aside'] ?? '',
      styles['asideFixed'] ?? '',
      styles['asideMinimised'] ?? '',
    );
  });

  it('opens a submenu on hover after half a second when it is minimised', async () => {
    const { user } = await show('ROLE_SYSTEM');
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    vi.useFakeTimers();
    const settings = screen.getByRole('menuitem', { name: 'Settings' });
    fireEvent.mouseEnter(settings);
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(settings).toHaveAttribute('aria-expanded', 'false');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(settings).toHaveAttribute('aria-expanded', 'true');
    vi.useRealTimers();
  });

  it('is a drawer on narrow screens that closes once a screen is chosen', async () => {
    setWide(false);
    const { user, location } = await show('ROLE_USER');
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Management' }));
    await user.click(drawer.getByRole('menuitem', { name: 'Users Menu' }));
    await user.click(drawer.getByRole('link', { name: 'Users 2' }));
    expect(location()).toBe('/user-management/roles');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the header', () => {
  it.each(roles)('has the cart for %s', async (role) => {
    await show(role, { route: '/profile' });
    expect(screen.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
});

describe('the screens in the frame', () => {
  it('tell who may not see one, and lead to where they may be', async () => {
    await show('ROLE_ORG_USER', { route: '/user-management/users' });
    expect(screen.getByRole('alert')).toHaveTextContent('Your account is not allowed to do this.');
    expect(screen.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute(
      'href',
      '/settings/wadhwani-batch-code',
    );
  });

  it('offer nobody a dashboard that is not theirs', async () => {
    await show('ROLE_ORG_USER', { route: '/settings/wadhwani-batch-code' });
    expect(screen.queryByRole('link', { name: /dashboard/i })).not.toBeInTheDocument();
  });

  it("show the roles and mark the reader's own", async () => {
    await show('ROLE_USER', { route: '/user-management/roles' });
    const own = screen.getByText('Your role').closest('li');
    expect(own).toHaveTextContent('Learner');
    expect(own).toHaveAttribute('aria-current', 'true');
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(
      roles.length,
    );
  });

  it('leave the frame standing when one breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('ROLE_USER', { route: '/broken' });
    expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
    expect(menuLinks()).toContain('/dashboard');
  });
});

describe('the quick panel', () => {
  it('resets the layout and loads the page anew', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, origin: location.origin, reload });
    const { user, store } = await show('ROLE_SYSTEM');
    await user.click(screen.getAllByRole('button', { name: 'Quick panel' })[0] as HTMLElement);
    await user.click(await screen.findByRole('tab', { name: 'Settings' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Settings' }));
    await user.click(panel.getByRole('radio', { name: 'Dark' }));
    await user.click(panel.getByRole('checkbox', { name: /width/ }));
    expect(store.getState().layout).toMatchObject({ theme: 'dark', isContentFixed: false });
    expect(document.getElementById('content')).toHaveClass(styles['fluid'] ?? '');
    await user.click(panel.getByRole('button', { name: 'Reset to defaults' }));
    expect(store.getState().layout).toMatchObject({ theme: 'system', isContentFixed: true });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the search', () => {
  const course = { slug: 'course-one', title: 'Course one', language: 'en' };

  it.each([
    ['ROLE_SYSTEM', '/user-management/users/p1'],
    ['ROLE_ORGADMIN', '/user-management/tenant-user/p1'],
  ] as const)('finds people for %s, told apart by role and email', async (role, page) => {
    const person = { id: 'p1', name: 'Nadia', username: 'n@a.org', roles: ['ROLE_ORGADMIN'] };
    onCall('post', '/user/find', { items: [person], total: 1 });
    onCall('post', '/catalog/course/find', { items: [], total: 0, facets: {} });
    const { user } = await show(role);
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox', { name: /people/ });
    fireEvent.change(input, { target: { value: 'nadia' } });
    const found = await results().findByRole('option', { name: /Nadia/ });
    expect(found).toHaveTextContent('Organization administrator · n@a.org');
    expect(found).toHaveAttribute('href', page);
    expect(receivedCalls.find(({ path }) => path === '/user/find')?.body).toMatchObject({
      searchTerm: 'nadia',
    });
  });

  it.each(['ROLE_USER', 'ROLE_ORG_USER'] as const)('shows %s nobody', async (role) => {
    onCall('post', '/catalog/course/find', { items: [course], total: 1, facets: {} });
    const { user } = await show(role);
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox', { name: 'Search for screens and courses' });
    fireEvent.change(input, { target: { value: 'course' } });
    expect(await results().findByRole('option', { name: /Course one/ })).toBeInTheDocument();
    expect(receivedCalls.some(({ path }) => path === '/user/find')).toBe(false);
  });

  it('opens by Ctrl K and goes where Enter is pressed, by keyboard alone', async () => {
    onCall('post', '/catalog/course/find', { items: [course], total: 1, facets: {} });
    onCall('post', '/user/find', { items: [], total: 0 });
    const { user, location } = await show('ROLE_SYSTEM');
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox', { name: /Search/ });
    expect(input).toHaveFocus();
    // In one go: with pauses between, a slow machine would let the debounce end.
    ['course', 'course c'].forEach((value) => fireEvent.change(input, { target: { value } }));
    expect(await results().findByRole('option', { name: /Course one/ })).toBeInTheDocument();
    expect(results().getByRole('option', { selected: true })).toHaveTextContent(
      'Course Categories',
    );
    expect(receivedCalls.filter(({ path }) => path === '/catalog/course/find')).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute(
      'aria-activedescendant',
      results().getByRole('option', { name: 'Course one' }).id,
    );
    await user.keyboard('{Enter}');
    expect(location()).toBe('/course/course-one');
  });

  it('says that nothing was found, and that it could not ask', async () => {
    onCall('post', '/catalog/course/find', { items: [], total: 0, facets: {} });
    const { user } = await show('ROLE_USER');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const input = await screen.findByRole('combobox', { name: /Search/ });
    await user.type(input, 'xyzzy');
    expect(await screen.findByText(/^No items\(s\) found!/)).toBeVisible();
    onCall('post', '/catalog/course/find', () => Response.error());
    await user.type(input, 'q');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('finds only screens of the own menu', async () => {
    onCall('post', '/catalog/course/find', { items: [], total: 0, facets: {} });
    const { user } = await show('ROLE_USER');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'users');
    await waitFor(() => expect(results().getAllByRole('option')).toHaveLength(2));
  });
});
