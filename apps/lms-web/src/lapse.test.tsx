import { authApi, LazySignInAgain, loadCurrentUser, selectCurrentUser } from '@lms/auth/web';
import { reasonSchema } from '@lms/contract';
import { selectIsLapsed, selectIsSignedIn, tokensReceived } from '@lms/entity-api';
import { onCall, problem, receivedCalls, renderWithStore, testTokens } from '@lms/testing';
import { Form, TextAreaField, themeChanged } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startStore } from '../testing/start-store';
import { followOtherTabs } from './other-tabs';
import { storageKeys } from './storage-keys';

const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 600 };
const rina = {
  id: '1',
  username: 'rina@example.com',
  name: 'Rina',
  roles: ['ROLE_USER'],
  imageUrl: null,
  organization: null,
  preferredLanguage: 'en',
};

beforeEach(() => {
  vi.stubGlobal('location', {
    origin: location.origin,
    pathname: '/learn/7',
    search: '',
    hash: '',
    href: location.href,
    assign: vi.fn(),
    reload: vi.fn(),
  });
});

/** A form in which a signed-in learner has typed. */
const typeInForm = async () => {
  const store = await startStore();
  onCall('get', '/user/me', rina);
  store.dispatch(tokensReceived(testTokens));
  await loadCurrentUser(store.dispatch, store.getState);
  const view = await renderWithStore(
    <>
      <Form
        schema={reasonSchema}
        initialValues={{ reason: '' }}
        labels={{ reason: 'Essay' }}
        onSubmit={() => Promise.resolve(undefined)}
      >
        <TextAreaField name="reason" />
      </Form>
      <LazySignInAgain />
    </>,
    { store, texts: ['auth', 'validation', 'problems'] },
  );
  await view.user.type(screen.getByRole('textbox', { name: 'Essay' }), 'Half a page');
  return { ...view, store };
};

/** Ends the session, as a refused call shows. */
const endSession = async (store: Awaited<ReturnType<typeof startStore>>) => {
  onCall('get', '/user/me', problem(401, 'auth.required'));
  onCall('post', '/auth/refresh', problem(401, 'auth.sessionEnded'));
  await store.dispatch(authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
};

it('keeps the words when a session ends while somebody types, and says why it asks again', async () => {
  const { store, user } = await typeInForm();
  await endSession(store);
  expect(location.assign).not.toHaveBeenCalled();
  expect(localStorage.getItem(storageKeys.session)).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  expect(dialog).toHaveTextContent('Your session has ended. Log in as rina@example.com once more');
  onCall('post', '/auth/authenticate', fresh);
  onCall('get', '/user/me', rina);
  await user.type(within(dialog).getByLabelText('Password'), 'Secret-1');
  await user.click(within(dialog).getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Essay' })).toHaveValue('Half a page');
  expect(selectIsSignedIn(store.getState())).toBe(true);
  await store.flush();
  expect(localStorage.getItem(storageKeys.session)).toContain('access-2');
});

it('leaves the screen its look, also on the next page', async () => {
  const { store } = await typeInForm();
  store.dispatch(themeChanged('dark'));
  await store.flush();
  localStorage.setItem('of somebody', 'else');
  await endSession(store);
  expect(localStorage.getItem(storageKeys.layout)).toMatch(/"theme":"dark"/);
  expect(Object.keys(localStorage)).toEqual([storageKeys.layout]);
});

it('asks for no renewal of a session that has ended', async () => {
  const { store } = await typeInForm();
  await endSession(store);
  await endSession(store);
  expect(receivedCalls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
});

it('begins anew when somebody else logs in instead', async () => {
  const { store, user } = await typeInForm();
  await endSession(store);
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  onCall('post', '/auth/authenticate', fresh);
  onCall('get', '/user/me', { ...rina, id: '2' });
  await user.type(within(dialog).getByLabelText('Password'), 'Secret-1');
  await user.click(within(dialog).getByRole('button', { name: 'Login' }));
  await expect.poll(() => location.assign).toHaveBeenCalledWith('/');
});

it('leads to the login page where nothing is typed', async () => {
  const store = await startStore();
  onCall('get', '/user/me', rina);
  store.dispatch(tokensReceived(testTokens));
  await endSession(store);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/auth/login?returnUrl=%2Flearn%2F7');
  expect(selectIsLapsed(store.getState())).toBe(false);
  expect(selectCurrentUser(store.getState())).toBeNull();
});

it('keeps the words when the session ended in another tab', async () => {
  const { store } = await typeInForm();
  followOtherTabs(store);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  expect(location.reload).not.toHaveBeenCalled();
  expect(await screen.findByRole('dialog', { name: 'Log in again' })).toBeVisible();
});
