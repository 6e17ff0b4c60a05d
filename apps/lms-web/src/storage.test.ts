import { loadCurrentUser, selectCurrentUser, userLoaded } from '@lms/auth/web';
import { courseAdded, partnerCourseAdded } from '@lms/cart/web';
import { menuFor } from '@lms/contract';
import { loggedOut, selectIsSignedIn, sessionEnded, tokensReceived } from '@lms/entity-api';
import { languageChanged, selectLanguage } from '@lms/i18n';
import { testTokens } from '@lms/testing';
import { themeChanged } from '@lms/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startStore } from '../testing/start-store';
import { followOtherTabs } from './other-tabs';
import { selectMenu } from './shell/menu-slice';
import { storageKeys } from './storage-keys';
import { makeStore } from './store';

const user = {
  id: '1',
  email: 'rina@example.com',
  name: 'Rina',
  roles: ['ROLE_USER' as const],
  imageUrl: '/media/blank-user.svg',
  organizationCode: null,
};
const course = { courseId: 'c1', slug: 'html', title: 'HTML', language: 'en' as const, price: 0 };

/** Store of a learner who has used everything that is persisted. */
const startFull = async () => {
  const store = await startStore();
  store.dispatch(tokensReceived(testTokens));
  store.dispatch(userLoaded(user));
  store.dispatch(courseAdded(course));
  store.dispatch(partnerCourseAdded(course.courseId));
  store.dispatch(languageChanged('bn'));
  store.dispatch(themeChanged('dark'));
  await expect.poll(() => selectMenu(store.getState())).toEqual(menuFor(user));
  await store.flush();
  return store;
};
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  vi.stubGlobal('location', {
    pathname: '/my-courses',
    search: '?page=2',
    hash: '#top',
    origin: location.origin,
    assign: vi.fn(),
    reload: vi.fn(),
  });
});

describe('the browser storage', () => {
  it("holds exactly the specification's keys, and survives a reload", async () => {
    await startFull();
    expect(keys()).toEqual(
      [
        'lms_client_v1-userData',
        'auth-user',
        'menu',
        'lms_client_v1-layoutConfig',
        'language',
        'cartItems',
        'isWfCourse',
      ].sort(),
    );
    const state = (await startStore()).getState();
    expect(state.session).toMatchObject(testTokens);
    expect(state.user.current).toEqual(user);
    expect(selectMenu(state)).toEqual(menuFor(user));
    expect(state.cart.items).toEqual([course]);
    expect(state.partnerCourse.isWfCourse).toBe(true);
    expect(state.language.code).toBe('bn');
    expect(state.layout.theme).toBe('dark');
  });

  it('keeps the authentication result as it is under the auth key', async () => {
    await startFull();
    const stored = localStorage.getItem('lms_client_v1-userData') ?? '';
    expect(JSON.parse(stored)).toEqual(testTokens);
  });

  const defaults = makeStore('en').getState();
  const wrong: [keyof typeof storageKeys, string[]][] = [
    ['session', ['{"accessToken":1,"refreshToken":"r","expiresIn":600}']],
    ['user', ['{"current":{"name":"Rina"}}', '{"current":{"roles":["ROLE_KING"]}}']],
    ['menu', ['{"items":{}}', '{"items":[{"title":"x","submenu":[1]}]}']],
    ['layout', ['{"theme":"pink"}']],
    ['language', ['{"code":"xx"}', '"bn"']],
    ['cart', ['{"items":[1]}', '{"items":{}}', '[]']],
    ['partnerCourse', ['{"isWfCourse":"yes"}']],
  ];
  it.each(
    wrong.flatMap(([slice, values]) =>
      ['', 'null', '{"half', 'x'.repeat(100_000), ...values].map(
        (value) => [slice, value] as const,
      ),
    ),
  )(
    'falls back to the default of %s and removes what is not readable (%#)',
    async (slice, value) => {
      localStorage.setItem(storageKeys[slice], value);
      const store = await startStore();
      expect(store.getState()).toMatchObject(
        JSON.parse(JSON.stringify({ [slice]: defaults[slice as keyof typeof defaults] })) as object,
      );
      expect(localStorage.getItem(storageKeys[slice])).toBeNull();
    },
  );

  it('that holds no readable language shows the default, whatever the page came in', async () => {
    localStorage.setItem('language', '{"code":');
    const store = await startStore('bn');
    expect(selectLanguage(store.getState())).toBe('en');
    expect(keys()).toEqual([]);
  });

  it('that is blocked or full stops nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = await startFull();
    expect(store.getState().cart.items).toEqual([course]);
    vi.unstubAllGlobals();
    warn.mockRestore();
  });
});

describe('the language', () => {
  it('is not kept before somebody chose it, whatever the page came in', async () => {
    const store = await startStore('bn');
    store.dispatch(themeChanged('dark'));
    await expect.poll(() => keys()).toEqual(['lms_client_v1-layoutConfig']);
  });

  it('that was chosen stays, be it the default', async () => {
    const store = await startStore();
    store.dispatch(languageChanged('en'));
    await store.flush();
    expect(keys()).toEqual(['language']);
    const inBengali = await startStore('bn');
    expect(selectLanguage(inBengali.getState())).toBe('en');
    expect(keys()).toEqual(['language']);
  });
});

describe('log out', () => {
  it('leaves only layout and language, at once', async () => {
    const store = await startFull();
    store.dispatch(loggedOut());
    expect(keys()).toEqual(['language', 'lms_client_v1-layoutConfig']);
    expect((await startStore()).getState().cart.items).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('clears all storage for good and leads to the login page and back', async () => {
    const store = await startFull();
    sessionStorage.setItem('reloaded', 'x');
    store.dispatch(courseAdded({ ...course, courseId: 'c2' }));
    store.dispatch(sessionEnded());
    store.dispatch(themeChanged('light'));
    await store.flush();
    expect(keys()).toEqual([]);
    expect(selectLanguage(store.getState())).toBe('en');
    const atLogin = await startStore();
    await atLogin.flush();
    expect(keys()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(
      '/auth/login?returnUrl=%2Fmy-courses%3Fpage%3D2%23top',
    );
    expect(await loadCurrentUser(store.dispatch, store.getState)).toBeUndefined();
  });
});

describe('another tab', () => {
  const storageEvent = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

  it('that renewed the tokens hands them over', async () => {
    const store = await startFull();
    followOtherTabs(store);
    const tokens = { ...testTokens, accessToken: 'access-2', refreshToken: 'refresh-2' };
    localStorage.setItem(storageKeys.session, JSON.stringify(tokens));
    storageEvent(storageKeys.session);
    expect(store.getState().session).toMatchObject(tokens);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['logged out', () => localStorage.removeItem(storageKeys.session), storageKeys.session],
    ['lost its session', () => localStorage.clear(), null],
  ])('that %s takes this one along', async (_what, act, key) => {
    const store = await startFull();
    followOtherTabs(store);
    act();
    storageEvent(key);
    await store.flush();
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
    expect(location.reload).toHaveBeenCalled();
    expect(selectLanguage(store.getState())).toBe(key === null ? 'en' : 'bn');
    if (key === null) expect(selectCurrentUser(store.getState())).toBeNull();
  });
});
