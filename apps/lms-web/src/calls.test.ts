import type { LoginInput } from '@lms/auth/contract';
import { authApi, loadCurrentUser } from '@lms/auth/web';
import { antiForgeryCookie, antiForgeryHeader } from '@lms/contract';
import { api, selectIsSignedIn, toCallProblem, tokensReceived } from '@lms/entity-api';
import { offline, onCall, problem, receivedCalls, testTokens } from '@lms/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from './store';

const login: LoginInput = { email: 'rina@example.com', password: 'Secret-1' };
const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 600 };
const record = {
  id: '1',
  username: 'rina@example.com',
  name: 'Rina',
  roles: ['ROLE_USER'],
  imageUrl: null,
  organization: null,
  preferredLanguage: 'en',
};
const { endpoints } = authApi;

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSome: build.query<{ path: string }, number>({ query: (id) => `/learning/course/${id}` }),
    changeSome: build.mutation<null, void>({
      query: () => ({ url: '/auth/user/change-password', method: 'PUT', body: {} }),
    }),
  }),
});

const signedIn = () => {
  const store = makeStore('en');
  store.dispatch(tokensReceived(testTokens));
  return store;
};
const calls = (path: string) => receivedCalls.filter((call) => call.path === path);

/** `/user/me` that accepts only the renewed access token. */
const expectMe = () =>
  onCall('get', '/user/me', ({ headers }) =>
    headers.get('authorization') === 'Bearer access-2' ? record : problem(401, 'auth.required'),
  );

beforeEach(() => {
  vi.stubGlobal('location', { ...location, origin: location.origin, assign: vi.fn() });
});

describe('a call', () => {
  it('carries the bearer token, save for the four excepted ones', async () => {
    const { dispatch } = signedIn();
    onCall('post', '/auth/authenticate', renewed);
    onCall('get', '/auth/verify-email', { verified: true });
    onCall('post', '/auth/user/forgot-password');
    onCall('put', '/auth/user/reset-password');
    onCall('post', '/auth/signup', { email: login.email });
    onCall('get', '/auth/is-email-exists', { exists: false });
    onCall('post', '/auth/resend-verification');
    onCall('get', '/user/me', record);
    onCall('post', '/auth/logout');
    await dispatch(endpoints.authenticate.initiate(login));
    await dispatch(endpoints.verifyEmail.initiate('token'));
    await dispatch(endpoints.forgotPassword.initiate({ email: login.email }));
    await dispatch(endpoints.resetPassword.initiate({ token: 'token', password: 'Secret-1' }));
    await dispatch(endpoints.signup.initiate({ ...login, name: 'Rina', language: 'en' }));
    await dispatch(endpoints.isEmailExists.initiate(login.email));
    await dispatch(endpoints.resendVerification.initiate({ email: login.email }));
    await dispatch(endpoints.getMe.initiate());
    await dispatch(endpoints.logout.initiate());
    const withBearer = (call: { headers: Headers }) =>
      call.headers.get('authorization') === 'Bearer access-1';
    expect(receivedCalls.filter((call) => !withBearer(call)).map(({ path }) => path)).toEqual([
      '/auth/authenticate',
      '/auth/verify-email',
      '/auth/user/forgot-password',
      '/auth/user/reset-password',
    ]);
    expect(receivedCalls.filter(withBearer)).toHaveLength(5);
  });

  it('carries the anti-forgery header when it writes, and only then', async () => {
    document.cookie = `${antiForgeryCookie}=a%2Bb; path=/`;
    const { dispatch } = signedIn();
    onCall('get', '/user/me', record);
    onCall('put', '/auth/user/reset-password');
    onCall('post', '/auth/logout');
    await dispatch(endpoints.getMe.initiate());
    await dispatch(endpoints.resetPassword.initiate({ token: 'token', password: 'Secret-1' }));
    await dispatch(endpoints.logout.initiate());
    expect(receivedCalls.map(({ headers }) => headers.get(antiForgeryHeader))).toEqual([
      null,
      'a+b',
      'a+b',
    ]);
  });

  it('carries no anti-forgery header without the cookie', async () => {
    const { dispatch } = signedIn();
    onCall('post', '/auth/logout');
    await dispatch(endpoints.logout.initiate());
    expect(receivedCalls[0]?.headers.has(antiForgeryHeader)).toBe(false);
  });

  it('that fails logs status and code', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    onCall('post', '/auth/authenticate', problem(401, 'auth.wrongPassword'));
    await makeStore('en').dispatch(endpoints.authenticate.initiate(login));
    expect(info).toHaveBeenCalledWith('POST /auth/authenticate failed: 401 auth.wrongPassword');
    info.mockRestore();
  });

  it('tells how long to wait where the server says so', async () => {
    onCall(
      'post',
      '/auth/authenticate',
      problem(429, 'request.tooMany', { headers: { 'retry-after': '90' } }),
    );
    const { error } = await makeStore('en').dispatch(endpoints.authenticate.initiate(login));
    expect(toCallProblem(error)).toMatchObject({ code: 'request.tooMany', retryAfterSeconds: 90 });
  });

  it.each([
    ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['half an answer', () => new Response('{"items": [', { status: 200 })],
    ['nothing at all', () => new Response(null, { status: 500 })],
  ])('takes %s for a fault of the server', async (_what, answer) => {
    onCall('post', '/auth/authenticate', answer);
    const { error } = await makeStore('en').dispatch(endpoints.authenticate.initiate(login));
    expect(toCallProblem(error)).toEqual({ code: 'server.fault', errors: [] });
  });
});

describe('an expired access token', () => {
  it('is renewed once for many calls, which then all succeed', async () => {
    const { dispatch, getState } = signedIn();
    onCall('get', '/learning/course/:id', ({ path, headers }) =>
      headers.get('authorization') === 'Bearer access-2' ? { path } : problem(401, 'auth.required'),
    );
    onCall('post', '/auth/refresh', renewed);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((id) => dispatch(testApi.endpoints.getSome.initiate(id))),
    );
    expect(answers.map(({ data }) => data?.path)).toEqual(
      [1, 2, 3, 4, 5].map((id) => `/learning/course/${id}`),
    );
    expect(calls('/auth/refresh').map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(getState().session).toMatchObject(renewed);
  });

  it('is renewed also for the calls about the own account', async () => {
    const { dispatch } = signedIn();
    onCall('put', '/auth/user/change-password', ({ headers }) =>
      headers.get('authorization') === 'Bearer access-2' ? null : problem(401, 'auth.required'),
    );
    onCall('post', '/auth/refresh', renewed);
    const { error } = await dispatch(testApi.endpoints.changeSome.initiate());
    expect(error).toBeUndefined();
    expect(calls('/auth/refresh')).toHaveLength(1);
  });

  it('ends the session when the server refuses to renew it', async () => {
    const { dispatch, getState } = signedIn();
    expectMe();
    onCall('post', '/auth/refresh', problem(401, 'auth.sessionEnded'));
    await loadCurrentUser(dispatch, getState);
    expect(selectIsSignedIn(getState())).toBe(false);
    expect(location.assign).toHaveBeenCalledWith('/auth/login?returnUrl=%2F');
  });

  it('keeps the session when the server cannot be reached to renew it', async () => {
    const { dispatch, getState } = signedIn();
    expectMe();
    onCall('post', '/auth/refresh', offline);
    const problemOfCall = await loadCurrentUser(dispatch, getState);
    expect(problemOfCall?.code).toBe('offline');
    expect(selectIsSignedIn(getState())).toBe(true);
    expect(location.assign).not.toHaveBeenCalled();
  });
});
