import { AntdProvider, UnsavedGuard } from '@lms/admin-ui';
import { userLoaded } from '@lms/auth/web';
import { menuFor, type Role } from '@lms/contract';
import { onCall, openMenu, renderWithStore } from '@lms/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStore } from '../../store';
import { layoutPages } from '../layout-pages';
import { menuSaved } from '../menu-slice';
import { usePanel } from '../use-panel';
import { Shortcuts } from './shortcuts';

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const pending = '/user-management/inactive-user';
const tenants = '/user-management/tenant-user';

const people = ['Nadia', 'Rahim', 'Shila'].map((name, index) => ({
  id: String(index + 1),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 1,
  username: `${name}@example.org`,
  email: `${name}@example.org`,
  name,
  imageUrl: null,
  roles: ['ROLE_ORG_USER'],
  status: 'PENDING',
}));

const Screen = ({ children }: { children: ReactNode }) => (
  <AntdProvider>
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      {children}
    </main>
    <Shortcuts {...usePanel()} />
  </AntdProvider>
);

const texts = [
  'shortcuts',
  'shell',
  'admin',
  'users',
  'organizations',
  'validation',
  'problems',
] as const;

const show = async (content: ReactNode, role: Role = 'ROLE_SYSTEM', route = '/') => {
  const store = makeStore('en');
  const reader = { roles: [role], organizationCode: 'BCC' };
  store.dispatch(
    userLoaded({ ...reader, id: '9', email: 'me@example.org', name: 'Me', imageUrl: '/me.svg' }),
  );
  store.dispatch(menuSaved(menuFor(reader)));
  return renderWithStore(<Screen>{content}</Screen>, { store, texts, signedIn: true, route });
};

/** Shows a list of three people who wait for approval. */
const showPeople = async (role?: Role, path = pending) => {
  onCall('post', '/user/find', { items: people, total: people.length });
  onCall('post', '/catalog/organization/find', { items: [], total: 0 });
  onCall('get', '/user/:id', people[1]);
  onCall('get', '/view', []);
  const { load } = layoutPages.find((route) => route.path === path)!;
  const Page = lazy(() => load().then((module) => ({ default: module.Page })));
  const view = await show(
    <Suspense>
      <Page />
    </Suspense>,
    role,
    path,
  );
  await screen.findByRole('link', { name: 'Nadia' });
  return view;
};

const link = (name: string) => screen.getByRole('link', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const isEveryBox = (checked: boolean[]) =>
  waitFor(() =>
    expect(people.map(({ name }) => (box(name) as HTMLInputElement).checked)).toEqual(checked),
  );
/** Waits until a dialog gave the focus back to a row. */
const isBackAt = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: `Actions for ${name}` })).toHaveFocus());
const listed = () =>
  within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent].join(' '));

it('moves from row to row, and opens, selects and searches them', async () => {
  const { user, location } = await showPeople();
  await user.keyboard('j');
  expect(link('Nadia')).toHaveFocus();
  await user.keyboard('jjj');
  expect(link('Shila')).toHaveFocus();
  await user.keyboard('k');
  expect(link('Rahim')).toHaveFocus();
  await user.keyboard('x');
  expect(box('Rahim')).toHaveFocus();
  await isEveryBox([false, true, false]);
  await user.keyboard('j');
  expect(link('Shila')).toHaveFocus();
  await user.keyboard('{Shift>}x{/Shift}');
  await isEveryBox([false, true, true]);
  await user.keyboard('x');
  await isEveryBox([false, true, false]);
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  expect(search).toHaveFocus();
  await user.keyboard('jx/');
  expect(search).toHaveValue('jx/');
  await user.keyboard('{Enter}');
  expect(link('Nadia')).toHaveFocus();
  box('Shila').focus();
  await user.keyboard('{Enter}');
  expect(location()).toBe('/user-management/inactive-user/3');
});

it('asks before it approves or rejects whose row has the focus, or who is selected', async () => {
  const { user } = await showPeople();
  await user.keyboard('ar');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('jja');
  const approval = await screen.findByRole('dialog', { name: 'Approve Rahim?' });
  // Letters rest in a dialog, and Escape closes it.
  await user.keyboard('jr{Escape}');
  await waitFor(() => expect(approval).not.toBeInTheDocument());
  await isBackAt('Rahim');
  await user.keyboard('r');
  const refusal = await screen.findByRole('dialog', { name: /Rahim/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  await isBackAt('Rahim');
  await user.keyboard('xjx');
  await isEveryBox([false, true, true]);
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Approve 2 items?' })).toBeVisible();
});

it('creates one, and edits that of a row', async () => {
  const { user } = await showPeople();
  await user.keyboard('c');
  const created = await screen.findByRole('dialog', { name: 'Invite someone' });
  await user.click(within(created).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('jje');
  expect(await screen.findByRole('dialog', { name: 'Edit this person' })).toBeVisible();
});

it('rests in a menu, while Ctrl, Alt or Cmd is held, and while a key is held', async () => {
  const { user } = await showPeople();
  await user.keyboard('j');
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
  expect(link('Nadia')).toHaveFocus();
  fireEvent.keyDown(link('Nadia'), { key: 'x', repeat: true });
  await isEveryBox([false, false, false]);
  await openMenu(user, 'Actions for Nadia');
  await user.keyboard('xc');
  await isEveryBox([false, false, false]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('goes by the place of a key where the layout writes Bengali', async () => {
  await showPeople();
  fireEvent.keyDown(document.body, { key: 'ত', code: 'KeyJ' });
  expect(link('Nadia')).toHaveFocus();
  fireEvent.keyDown(link('Nadia'), { key: 'ড', code: 'KeyX', shiftKey: true });
  await isEveryBox([true, false, false]);
});

it('lists what works on a screen for its reader, and can be switched off', async () => {
  const { user, store } = await showPeople();
  await user.keyboard('?');
  expect(listed()).toEqual([
    '/ Search this list; Enter leads to its first row',
    'J Next row',
    'K Previous row',
    'X Select the row',
    'Shift+X Select up to this row',
    'C Invite someone',
    'E Edit',
    'A Approve',
    'R Reject',
    'Enter Open the row',
    'GthenD Dashboard',
    'GthenU Users',
    'GthenO Organizations',
    'GthenC Courses',
    'GthenQ Questions',
    'GthenR User Activity Report',
    '? Show this list',
    'Ctrl+K Search',
    'Esc Close a panel or dialog',
  ]);
  const letters = screen.getByRole('switch', { name: 'Single-letter shortcuts' });
  expect(letters).toBeChecked();
  await user.click(letters);
  expect(listed().map((line) => line.split(' ')[0])).toEqual(['Enter', 'Ctrl+K', 'Esc']);
  expect(store.getState().layout).toMatchObject({ singleKeys: false });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('?jcgd');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link('Nadia')).not.toHaveFocus();
});

it('offers no screen and no act that a role may not have', async () => {
  const { user, location } = await showPeople('ROLE_ORG_USER', tenants);
  await user.keyboard('gugd');
  expect(location()).toBe(tenants);
  await user.keyboard('?');
  const lines = listed();
  expect(lines).toContain('J Next row');
  expect(lines.filter((line) => /^(?:[CEARX] |G)/.test(line))).toEqual([]);
});

it('leads an organization administrator to their own people', async () => {
  const { user, location } = await show(null, 'ROLE_ORGADMIN');
  await user.keyboard('gu');
  expect(location()).toBe(tenants);
  await user.keyboard('gx');
  await user.keyboard('d');
  expect(location()).toBe(tenants);
});

it('asks before it leaves a form with unsaved changes, and saves it by Ctrl S', async () => {
  const { user, location } = await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector('output')!.textContent = 'Saved';
      }}
    >
      <UnsavedGuard isUnsaved />
      <input aria-label="Title" />
      <output />
      <button type="submit" data-key="ctrl s">
        Save
      </button>
    </form>,
  );
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  screen.getByRole('heading').focus();
  await user.keyboard('gd');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(location()).toBe('/');
});
