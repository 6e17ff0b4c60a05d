import type { UserRecord } from '@lms/auth/contract';
import { authApi, loadCurrentUser, selectCurrentUser } from '@lms/auth/web';
import { seeAsHeader } from '@lms/contract';
import {
  loggedOut,
  rememberSeeAs,
  seeAsId,
  selectIsSignedIn,
  tokensReceived,
} from '@lms/entity-api';
import { onCall, problem, receivedCalls, renderWithStore, testTokens } from '@lms/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStore } from '../testing/start-store';
import { followOtherTabs } from './other-tabs';
import { SeeAs } from './shell/see-as';
import { storageKeys } from './storage-keys';

const admin: UserRecord = {
  id: '1',
  username: 'system@example.com',
  email: 'system@example.com',
  name: 'System',
  imageUrl: null,
  roles: ['ROLE_SYSTEM'],
  occupation: '',
  companyName: '',
  signOption: '',
  phone: '',
  address: null,
  socialNetworks: null,
  organization: null,
  preferredLanguage: 'en',
  largeText: false,
  viewedAsUntil: null,
  needsSecondFactor: false,
};
const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString();
const learner = (): UserRecord => ({
  ...admin,
  id: '2',
  username: 'nadia@example.com',
  email: 'nadia@example.com',
  name: 'Nadia',
  roles: ['ROLE_USER'],
  viewedAsUntil: inHalfAnHour(),
});
const expectMe = () =>
  onCall('get', '/user/me', ({ headers }) => (headers.get(seeAsHeader) ? learner() : admin));

/** Starts a tab of the administrator as the browser does. */
const start = async () => {
  const store = await startStore();
  if (!selectIsSignedIn(store.getState())) store.dispatch(tokensReceived(testTokens));
  await loadCurrentUser(store.dispatch, store.getState);
  await store.flush();
  return store;
};
const storedName = () =>
  (JSON.parse(localStorage.getItem('auth-user') ?? '{}') as { current?: { name: string } }).current
    ?.name;

beforeEach(() => {
  vi.stubGlobal('location', {
    pathname: '/',
    search: '',
    hash: '',
    origin: location.origin,
    href: location.href,
    assign: vi.fn(),
    reload: vi.fn(),
  });
  expectMe();
});
afterEach(() => sessionStorage.clear());

describe('a tab that looks through the eyes of somebody', () => {
  it('is theirs, while what is stored stays that of the own user', async () => {
    await start();
    expect(storedName()).toBe('System');
    rememberSeeAs('look-1');
    const seeing = await start();
    expect(selectCurrentUser(seeing.getState())).toMatchObject({ name: 'Nadia' });
    expect(storedName()).toBe('System');
    followOtherTabs(seeing);
    window.dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.user, storageArea: localStorage }),
    );
    expect(selectCurrentUser(seeing.getState())?.name).toBe('Nadia');
  });

  it('renews and ends the own session in the own name', async () => {
    rememberSeeAs('look-1');
    const { dispatch } = await start();
    onCall('post', '/auth/logout');
    await dispatch(authApi.endpoints.logout.initiate());
    const [me, logout] = ['/user/me', '/auth/logout'].map((path) =>
      receivedCalls.find((call) => call.path === path),
    );
    expect(me?.headers.get(seeAsHeader)).toBe('look-1');
    expect(logout?.headers.get(seeAsHeader)).toBeNull();
    dispatch(loggedOut());
    expect(seeAsId()).toBeNull();
    expect(localStorage.getItem('auth-user')).toBeNull();
  });

  it('is the own one again once the server says that the look is over', async () => {
    rememberSeeAs('look-1');
    const store = await start();
    onCall('get', '/user/me', problem(403, 'seeAs.ended'));
    await loadCurrentUser(store.dispatch, store.getState);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(seeAsId()).toBeNull();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  it('comes back to where it was started from, and only that once', async () => {
    rememberSeeAs('look-1', '/user-management/users/2?tab=1');
    const store = await start();
    onCall('get', '/user/me', problem(403, 'seeAs.ended'));
    await loadCurrentUser(store.dispatch, store.getState);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/user-management/users/2?tab=1');
    rememberSeeAs('look-2');
    await loadCurrentUser(store.dispatch, store.getState);
    expect(location.assign).toHaveBeenLastCalledWith('/dashboard');
  });

  it('says so on every page, and ends it by one click', async () => {
    rememberSeeAs('look-1');
    const store = await start();
    const { user } = await renderWithStore(<SeeAs />, { store, texts: ['users', 'problems'] });
    const banner = await screen.findByRole('complementary', { name: 'Viewing as someone else' });
    expect(banner).toHaveTextContent('You are viewing the platform as Nadia');
    onCall('delete', '/user/me/see-as');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await expect.poll(() => location.assign).toHaveBeenCalledWith('/dashboard');
    const stop = receivedCalls.find(({ path }) => path === '/user/me/see-as');
    expect(stop?.headers.get(seeAsHeader)).toBeNull();
    expect(seeAsId()).toBeNull();
  });
});

it('shows no banner to who looks with their own eyes', async () => {
  const store = await start();
  const { container } = await renderWithStore(<SeeAs />, { store, texts: ['users'] });
  expect(container).toBeEmptyDOMElement();
});
