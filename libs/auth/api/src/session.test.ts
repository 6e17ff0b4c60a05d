import { antiForgeryCookie, antiForgeryHeader, type AuthResult } from '@lms/contract';
import { users } from '@lms/server/database';
import { refreshCookie } from '@lms/server/platform';
import { type TestApp, testPassword } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Signs in a browser, which keeps its cookies and sends the anti-forgery header. */
const signIn = async (email = 'learner@test.lms') => {
  const response = await test.anonymous.post('/auth/authenticate', {
    email,
    password: testPassword,
  });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const headers = { [antiForgeryHeader]: cookies[antiForgeryCookie] ?? '' };
  return {
    tokens: response.json() as AuthResult,
    cookies,
    headers,
    renew: (refreshToken: string) =>
      test.anonymous.post('/auth/refresh', { refreshToken }, { cookies, headers }),
  };
};
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const isGood = async (token: string) =>
  (await test.anonymous.get('/user/me', bearer(token))).statusCode === 200;

describe('a session', () => {
  it('is needed, and a wrong token is none', async () => {
    for (const options of [{}, bearer('x'.repeat(43)), bearer(''), bearer("' or 1=1 --")]) {
      const response = await test.anonymous.get('/user/me', options);
      expect([response.statusCode, response.json().code]).toEqual([401, 'auth.required']);
    }
  });

  it('tells each role who it is', async () => {
    const me = async (user: { id: string }) => (await test.as(user).get('/user/me')).json();
    const { orgAdmin, otherOrgUser, system } = test.users;
    expect(await me(orgAdmin)).toMatchObject({
      roles: ['ROLE_ORGADMIN'],
      organization: { code: 'BCC' },
    });
    expect((await me(otherOrgUser)).organization.code).toBe('OTHER');
    expect(Object.keys(await me(system)).sort()).toEqual(
      (
        'address companyName email id imageUrl largeText name needsSecondFactor occupation ' +
        'organization phone preferredLanguage roles signOption socialNetworks username viewedAsUntil'
      ).split(' '),
    );
  });

  it('takes a refresh token for no access token, nor the other way round', async () => {
    const { tokens, renew } = await signIn();
    expect(await isGood(tokens.refreshToken)).toBe(false);
    expect((await renew(tokens.accessToken)).json().code).toBe('auth.sessionEnded');
  });

  it('gives access for ten minutes and is renewed after', async () => {
    const { tokens, renew } = await signIn();
    test.clock.advance(10 * 60_000 - 1);
    expect(await isGood(tokens.accessToken)).toBe(true);
    test.clock.advance(1);
    expect(await isGood(tokens.accessToken)).toBe(false);
    const next = (await renew(tokens.refreshToken)).json() as AuthResult;
    expect(await isGood(next.accessToken)).toBe(true);
  });

  it('lets two tabs renew with the same token at once', async () => {
    const { tokens, renew } = await signIn();
    const answers = await Promise.all([renew(tokens.refreshToken), renew(tokens.refreshToken)]);
    test.clock.advance(10_000);
    answers.push(await renew(tokens.refreshToken));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    for (const answer of answers) expect(await isGood(answer.json().accessToken)).toBe(true);
  });

  it('ends as a whole when a spent refresh token comes back', async () => {
    const { tokens, renew } = await signIn();
    const next = (await renew(tokens.refreshToken)).json() as AuthResult;
    test.clock.advance(10_001);
    expect((await renew(tokens.refreshToken)).json().code).toBe('auth.sessionEnded');
    expect(await isGood(next.accessToken)).toBe(false);
    expect((await renew(next.refreshToken)).statusCode).toBe(401);
  });

  it('is not renewed by copied tokens without the cookie, and goes on for its owner', async () => {
    const { tokens, renew } = await signIn();
    const { refreshToken } = tokens;
    const stolen = (cookies = {}) =>
      test.anonymous.post('/auth/refresh', { refreshToken }, { cookies });
    expect((await stolen()).json().code).toBe('auth.sessionEnded');
    expect(
      (await stolen({ [refreshCookie.nameOn(test.deps.config)]: 'x'.repeat(43) })).statusCode,
    ).toBe(401);
    expect((await renew(refreshToken)).statusCode).toBe(200);
  });

  it('ends after a day without use', async () => {
    const { tokens, renew } = await signIn();
    test.clock.advance(24 * 60 * 60_000);
    expect((await renew(tokens.refreshToken)).statusCode).toBe(401);
  });

  it('ends after 14 days, however often it is used', async () => {
    const { tokens, renew } = await signIn();
    let { refreshToken } = tokens;
    for (let halfDay = 1; halfDay < 28; halfDay += 1) {
      test.clock.advance(12 * 60 * 60_000);
      refreshToken = (await renew(refreshToken)).json().refreshToken;
    }
    test.clock.advance(12 * 60 * 60_000);
    expect((await renew(refreshToken)).statusCode).toBe(401);
  });

  it('ends at once by log-out, and only that one', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const response = await test.anonymous.post('/auth/logout', undefined, {
      cookies: first.cookies,
      headers: { ...first.headers, ...bearer(first.tokens.accessToken).headers },
    });
    expect(response.statusCode).toBe(204);
    expect(response.cookies.map(({ value }) => value)).toEqual(['', '']);
    expect(await isGood(first.tokens.accessToken)).toBe(false);
    expect((await first.renew(first.tokens.refreshToken)).statusCode).toBe(401);
    expect(await isGood(second.tokens.accessToken)).toBe(true);
  });

  it('ends by log-out also with an access token that is too old and an empty JSON body', async () => {
    const { tokens, renew, cookies, headers } = await signIn();
    test.clock.advance(11 * 60_000);
    const response = await test.anonymous.post('/auth/logout', undefined, {
      cookies,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(204);
    expect((await renew(tokens.refreshToken)).statusCode).toBe(401);
  });

  it('is read together with the profile that every screen begins with', async () => {
    const { tokens } = await signIn(test.users.orgAdmin.username);
    const query = vi.spyOn(test.database.pool, 'query');
    const me = await test.anonymous.get('/user/me', bearer(tokens.accessToken));
    const names = query.mock.calls.map(([config]) => (config as unknown as { name: string }).name);
    query.mockRestore();
    expect(names).toEqual(['find-me']);
    const { id, code, name } = test.organizations.bcc;
    expect(me.json()).toMatchObject({
      id: test.users.orgAdmin.id,
      name: 'org-admin',
      organization: { id, code, name },
    });
  });

  it('follows a suspension and a change of role on the next request', async () => {
    const { id, username } = test.users.otherLearner;
    const { tokens, renew } = await signIn(username);
    const set = (values: object) => test.db.update(users).set(values).where(eq(users.id, id));
    await set({ roles: ['ROLE_ORG_USER'] });
    const me = await test.anonymous.get('/user/me', bearer(tokens.accessToken));
    expect(me.json().roles).toEqual(['ROLE_ORG_USER']);
    await set({ status: 'INACTIVE' });
    expect(await isGood(tokens.accessToken)).toBe(false);
    expect((await renew(tokens.refreshToken)).statusCode).toBe(401);
    await set({ status: 'ACTIVE', roles: ['ROLE_USER'] });
  });
});

describe('a write', () => {
  const write = async (more: { headers?: object; cookies?: object }) => {
    const { tokens, cookies, headers } = await signIn();
    const response = await test.anonymous.post('/auth/logout', undefined, {
      cookies: { ...cookies, ...more.cookies },
      headers: { ...bearer(tokens.accessToken).headers, ...headers, ...more.headers },
    });
    return response.statusCode;
  };

  it('goes through with the pair, from our own page', async () => {
    expect(await write({ headers: { 'sec-fetch-site': 'same-origin' } })).toBe(204);
    expect(await write({ headers: { origin: 'http://localhost:4200' } })).toBe(204);
    expect(await write({ headers: { host: 'a.test', origin: 'http://a.test' } })).toBe(204);
  });

  it('is refused without the header, with another or with that of another session', async () => {
    const other = await signIn();
    const value = other.cookies[antiForgeryCookie] ?? '';
    expect(await write({ headers: { [antiForgeryHeader]: '' } })).toBe(403);
    expect(await write({ headers: { [antiForgeryHeader]: 'another' } })).toBe(403);
    expect(
      await write({
        headers: { [antiForgeryHeader]: value },
        cookies: { [antiForgeryCookie]: value },
      }),
    ).toBe(403);
  });

  it('is refused when another site sends it', async () => {
    expect(await write({ headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await write({ headers: { 'sec-fetch-site': 'same-site' } })).toBe(403);
    expect(await write({ headers: { origin: 'https://evil.example' } })).toBe(403);
    expect(await write({ headers: { origin: 'null' } })).toBe(403);
  });
});
