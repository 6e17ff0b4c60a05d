import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import boot from './boot.js?raw';
import { storageKeys } from './storage-keys';

const asked = vi.fn(async () => new Response('{}'));

/** Runs boot.js as a page of this address does, and gives the calls that it makes. */
const callsAt = (path: string) => {
  history.replaceState(null, '', path);
  new Function(boot)();
  return asked.mock.calls.map(([url]: unknown[]) => String(url).replace(/.*\/lms-web\/api/, ''));
};

const signIn = () =>
  localStorage.setItem(
    storageKeys.session,
    JSON.stringify({ accessToken: 'token', refreshToken: 'other', expiresIn: 900 }),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Other tests share the window: what boot.js listens to is not of this test.
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked.mockClear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset['theme'];
  for (const name of ['takeEarlyActs', 'takeEarlyAnswer', 'loadFailed', 'earlyBack']) {
    Reflect.deleteProperty(window, name);
  }
});

it.each([
  ['/dashboard', ['/user/me']],
  ['/my-courses', ['/user/me', '/learning/course']],
  ['/learn/42', ['/user/me', '/learning/course/42']],
  ['/learn/42/lesson/7', ['/user/me', '/learning/course/42', '/learning/lesson/7']],
  ['/learn/42/attempt/7', ['/user/me']],
])('asks at %s for what a signed-in person needs first', (path, calls) => {
  signIn();
  expect(callsAt(path)).toEqual(calls);
});

it('asks as the person whose session is stored, and gives an answer once', async () => {
  signIn();
  callsAt('/dashboard');
  const [url, init] = asked.mock.calls[0] as unknown as [string, RequestInit];
  expect(init.headers).toEqual({ authorization: 'Bearer token' });
  expect(await window.takeEarlyAnswer?.(url)).toBeInstanceOf(Response);
  expect(window.takeEarlyAnswer?.(url)).toBeUndefined();
});

it('gives no answer of a call that failed', async () => {
  signIn();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  callsAt('/dashboard');
  const [url] = asked.mock.calls[0] as unknown as [string];
  expect(await window.takeEarlyAnswer?.(url)).toBeUndefined();
});

it('asks for nothing while nobody is signed in, and as nobody else', () => {
  expect(callsAt('/my-courses')).toEqual([]);
  localStorage.setItem(storageKeys.session, '{"items":[null]}');
  expect(callsAt('/my-courses')).toEqual([]);
  signIn();
  sessionStorage.setItem('see-as', 'someone');
  expect(callsAt('/my-courses')).toEqual([]);
});
