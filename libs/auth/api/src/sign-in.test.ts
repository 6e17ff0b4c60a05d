import { users } from '@lms/server/database';
import { newestToken, readOutbox, type TestApp, testPassword } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const signIn = (body: object, of = test) => of.anonymous.post('/auth/authenticate', body);
const email = 'learner@test.lms';
const codeOf = async (body: object, of = test) => {
  const response = await signIn(body, of);
  return [response.statusCode, response.json().code];
};
const setStatus = (status: 'PENDING' | 'ACTIVE' | 'INACTIVE') =>
  test.db.update(users).set({ status }).where(eq(users.id, test.users.otherLearner.id));

describe('sign-in', () => {
  it('gives tokens, the two cookies and the user', async () => {
    const response = await signIn({ email: 'Learner@TEST.lms', password: testPassword });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 600,
    });
    const cookie = (name: string) => response.cookies.find((found) => found.name === name);
    expect(cookie('XSRF-TOKEN')).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(cookie('XSRF-TOKEN')).not.toHaveProperty('httpOnly');
    expect(cookie('lms-refresh')).toMatchObject({
      path: '/lms-web/api/auth',
      sameSite: 'Strict',
      httpOnly: true,
    });
    const me = await test.anonymous.get('/user/me', {
      headers: { authorization: `Bearer ${response.json().accessToken}` },
    });
    expect(me.json()).toMatchObject({ username: email, roles: ['ROLE_USER'], organization: null });
  });

  it('marks its cookies secure where the site is', async () => {
    const secure = await createTestApp({ publicUrl: 'https://learn.example.org' });
    const response = await signIn({ email, password: testPassword }, secure);
    expect(response.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['XSRF-TOKEN', true],
      ['__Secure-lms-refresh', true],
      ['__Secure-lms-device', true],
    ]);
    const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    const { refreshToken } = response.json();
    const headers = { 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' };
    const renewed = await secure.anonymous.post(
      '/auth/refresh',
      { refreshToken },
      { cookies, headers },
    );
    expect(renewed.statusCode).toBe(200);
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });

  it('tells an unknown account from a wrong password', async () => {
    expect(await codeOf({ email: 'nobody@test.lms', password: testPassword })).toEqual([
      401,
      'auth.unknownAccount',
    ]);
    expect(await codeOf({ email, password: 'wrong password' })).toEqual([
      401,
      'auth.wrongPassword',
    ]);
  });

  it('tells them not apart where the setting says so', async () => {
    const uniform = await createTestApp({ uniformAuthErrors: true });
    const expected = [401, 'auth.invalidCredentials'];
    expect(await codeOf({ email: 'nobody@test.lms', password: 'wrong one' }, uniform)).toEqual(
      expected,
    );
    expect(await codeOf({ email, password: 'wrong one' }, uniform)).toEqual(expected);
    await uniform.close();
  });

  it('refuses who is not confirmed or suspended, but only after the right password', async () => {
    const body = { email: 'other-learner@test.lms', password: testPassword };
    await setStatus('PENDING');
    expect(await codeOf(body)).toEqual([403, 'auth.notVerified']);
    expect(await codeOf({ ...body, password: 'wrong one' })).toEqual([401, 'auth.wrongPassword']);
    await setStatus('INACTIVE');
    expect(await codeOf(body)).toEqual([403, 'auth.inactive']);
    await setStatus('ACTIVE');
  });

  const longEmail = (length: number) => `${'e'.repeat(length - 12)}@example.org`;
  const refused: [string, object, string, string][] = [
    ['no address', { email: undefined }, 'email', 'required'],
    ['an address of 2', { email: 'a@' }, 'email', 'minLength'],
    ['an address of 361', { email: longEmail(361) }, 'email', 'maxLength'],
    ['what is no address', { email: 'abc' }, 'email', 'email'],
    ['no password', { password: '' }, 'password', 'required'],
    ['a password of 5', { password: '12345' }, 'password', 'minLength'],
    ['a password of 101', { password: 'p'.repeat(101) }, 'password', 'maxLength'],
  ];
  it.each(refused)('refuses %s', async (_name, more, field, code) => {
    const response = await signIn({ email, password: testPassword, ...more });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toContainEqual(expect.objectContaining({ field, code }));
  });
  it.each([
    ['an address of 360', { email: longEmail(360), password: testPassword }],
    ['a password of 6', { email: 'nobody@test.lms', password: '123456' }],
    ['a password of 100', { email: 'nobody@test.lms', password: 'p'.repeat(100) }],
  ])('looks at %s', async (_name, body) => {
    expect(await codeOf(body)).toEqual([401, 'auth.unknownAccount']);
  });

  it('ends the former session of the same browser', async () => {
    const first = await signIn({ email, password: testPassword });
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    const headers = { 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' };
    const body = { email: 'org-user@test.lms', password: testPassword };
    await test.anonymous.post('/auth/authenticate', body, { cookies, headers });
    const me = await test.anonymous.get('/user/me', {
      headers: { authorization: `Bearer ${first.json().accessToken}` },
    });
    expect(me.statusCode).toBe(401);
  });

  it('stops guessing at one account from many addresses', async () => {
    const guess = async (n: number) => {
      const body = { email: 'org-admin@test.lms', password: 'a wrong guess' };
      const remoteAddress = `10.0.0.${Math.floor(n / 20)}`;
      return (await test.anonymous.post('/auth/authenticate', body, { remoteAddress })).statusCode;
    };
    for (let n = 0; n < 100; n += 1) expect(await guess(n)).toBe(401);
    expect(await guess(100)).toBe(429);
    test.clock.advance(15 * 60_000);
    expect(await guess(100)).toBe(401);
  });

  it('locks nobody out by guesses from many addresses: a known device gets in', async () => {
    const { orgUser } = test.users;
    const credentials = { email: orgUser.username, password: testPassword };
    const deviceOf = async (body: object) => {
      const { cookies } = await signIn(body);
      return { 'lms-device': cookies.find(({ name }) => name === 'lms-device')?.value ?? '' };
    };
    const cookies = await deviceOf(credentials);
    const enter = async (body: object, more: object = {}) => {
      const options = { remoteAddress: '10.9.9.9', ...more };
      return (await test.anonymous.post('/auth/authenticate', body, options)).statusCode;
    };
    const guess = { ...credentials, password: 'a wrong guess' };
    for (let n = 0; n < 100; n += 1) {
      await enter(guess, { remoteAddress: `10.3.0.${Math.floor(n / 20)}` });
    }
    expect(await enter(credentials)).toBe(429);
    expect(await enter(credentials, { cookies })).toBe(200);

    // A mark that is forged, or of somebody else, opens nothing.
    const forged = { 'lms-device': `${cookies['lms-device'].slice(0, -2)}__` };
    expect(await enter(credentials, { cookies: forged })).toBe(429);
    const strange = await deviceOf({ email, password: testPassword });
    expect(await enter(credentials, { cookies: strange })).toBe(429);

    // Whoever is signed in can still change the account.
    const proof = { email: 'moved@test.lms', password: testPassword };
    const asked = await test.as(orgUser).post('/auth/user/change-email', proof);
    expect(asked.statusCode).toBe(204);

    // A known device is no way to guess without end.
    for (let n = 0; n < 20; n += 1) expect(await enter(guess, { cookies })).toBe(401);
    expect(await enter(credentials, { cookies })).toBe(429);
    test.clock.advance(15 * 60_000);
  });

  it('takes a mark in another script for none', async () => {
    const { orgUser } = test.users;
    const credentials = { email: orgUser.username, password: testPassword };
    // As long as a signature, in characters.
    const cookies = { 'lms-device': `${orgUser.id}.nonce.${'আ'.repeat(43)}` };
    const enter = (body: object) => test.anonymous.post('/auth/authenticate', body, { cookies });
    expect((await enter(credentials)).statusCode).toBe(200);
    expect((await enter({ ...credentials, password: 'a wrong guess' })).statusCode).toBe(401);
  });

  it('lets a known device in where its address has asked too often', async () => {
    const limited = await createTestApp({}, { rateLimits: true });
    const { orgUser } = limited.users;
    const credentials = { email: orgUser.username, password: testPassword };
    const { cookies: given } = await signIn(credentials, limited);
    const mark = given.find(({ name }) => name === 'lms-device');
    const cookies = { 'lms-device': mark?.value ?? '' };
    const shared = { remoteAddress: '10.7.7.7' };
    const enter = async (body: object, more: object = {}) =>
      (await limited.anonymous.post('/auth/authenticate', body, { ...shared, ...more })).statusCode;
    for (let n = 0; n < 60; n += 1) await enter({ email: `nobody-${n}@test.lms`, password: 'x' });
    expect(await enter(credentials)).toBe(429);
    expect(await enter(credentials, { cookies })).toBe(200);
    // The device of one account opens no other.
    expect(await enter({ email, password: testPassword }, { cookies })).toBe(429);
    // A known device has the same limit, for itself.
    for (let n = 1; n < 60; n += 1) expect(await enter(credentials, { cookies })).toBe(200);
    expect(await enter(credentials, { cookies })).toBe(429);
    await limited.close();
  });

  it('tells the owner once a day that attempts were refused', async () => {
    const { otherOrgAdmin } = test.users;
    const told = async () =>
      (await readOutbox(test)).filter(
        (mail) =>
          mail.includes(`<${otherOrgAdmin.username}>`) &&
          mail.includes('Subject: Many failed attempts to log in to your account'),
      ).length;
    const guess = () => signIn({ email: otherOrgAdmin.username, password: 'a wrong guess' });
    for (let n = 0; n < 20; n += 1) await guess();
    expect(await told()).toBe(0);
    for (let n = 0; n < 3; n += 1) expect((await guess()).statusCode).toBe(429);
    expect(await told()).toBe(1);
    test.clock.advance(24 * 60 * 60_000);
    for (let n = 0; n < 21; n += 1) await guess();
    expect(await told()).toBe(2);
    test.clock.advance(15 * 60_000);
  });

  it('knows the device on which a password was set by a mailed link', async () => {
    const { otherOrgUser } = test.users;
    const body = { email: otherOrgUser.username, password: 'a wrong guess' };
    for (let n = 0; n < 20; n += 1) await signIn(body);
    await test.anonymous.post('/auth/user/forgot-password', { email: otherOrgUser.username });
    const token = await newestToken(test);
    const password = 'Bengal-71x';
    const set = await test.anonymous.put('/auth/user/reset-password', { token, password });
    expect((await signIn({ ...body, password })).statusCode).toBe(429);
    const cookies = Object.fromEntries(set.cookies.map(({ name, value }) => [name, value]));
    const answer = await test.anonymous.post(
      '/auth/authenticate',
      { ...body, password },
      { cookies },
    );
    expect(answer.statusCode).toBe(200);
  });

  it('takes the address from the proxy, whatever the client claims', async () => {
    const behind = await createTestApp({ trustProxy: true });
    const body = { email: 'system@test.lms', password: 'a wrong guess' };
    const guess = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await behind.anonymous.post('/auth/authenticate', body, { headers })).statusCode;
    };
    for (let n = 0; n < 20; n += 1) expect(await guess(`10.0.0.${n}, 10.2.2.2`)).toBe(401);
    expect(await guess('10.0.0.20, 10.2.2.2')).toBe(429);
    expect(await guess('10.2.2.3')).toBe(401);
    await behind.close();
  });

  it('stops guessing at one account, lets others in and the owner at another address', async () => {
    const guess = () => signIn({ email: 'system@test.lms', password: 'a wrong guess' });
    for (let i = 0; i < 20; i += 1) expect((await guess()).statusCode).toBe(401);
    const blocked = await signIn({ email: 'System@test.lms', password: testPassword });
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json().code).toBe('request.tooMany');
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn({ email, password: testPassword })).statusCode).toBe(200);
    const owner = { email: 'system@test.lms', password: testPassword };
    const elsewhere = { remoteAddress: '10.1.1.1' };
    const entered = await test.anonymous.post('/auth/authenticate', owner, elsewhere);
    expect(entered.statusCode).toBe(200);
    test.clock.advance(15 * 60_000);
    const later = await signIn({ email: 'system@test.lms', password: testPassword });
    expect(later.statusCode).toBe(200);
  });
});
