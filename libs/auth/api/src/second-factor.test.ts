import { activityLog, users } from '@lms/server/database';
import {
  createSignedInClient,
  readOutbox,
  type TestApp,
  type TestClient,
  testPassword,
} from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = test.as(test.users.orgAdmin);
});
afterAll(() => test.close());

const password = testPassword;
const halfMinute = 30_000;
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) });
const inBengaliDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode('০'.charCodeAt(0) + Number(digit)));
const signIn = async (code?: string) => {
  const answer = await test.anonymous.post('/auth/authenticate', {
    email: 'org-admin@test.lms',
    password,
    ...(code && { code }),
  });
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};
const begin = async () =>
  (await admin.post('/user/me/second-factor', { password })).json() as {
    secret: string;
    uri: string;
  };

/** Enables the second factor, with the clock at a time step whose code is unused. */
const turnOn = async () => {
  const { secret } = await begin();
  const answer = await admin.put('/user/me/second-factor', { code: codeOf(secret) });
  test.clock.advance(halfMinute);
  return { secret, recoveryCodes: answer.json().recoveryCodes as string[] };
};

describe('the second factor', () => {
  it('is asked for once its first code was right', async () => {
    const { secret, uri } = await begin();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(await signIn()).toBe('in');
    const wrong = await admin.put('/user/me/second-factor', { code: '000000' });
    expect(wrong.json().code).toBe('auth.secondFactorWrong');
    const answer = await admin.put('/user/me/second-factor', { code: codeOf(secret) });
    expect(new Set(answer.json().recoveryCodes).size).toBe(10);
    expect((await admin.get('/user/me/profile')).json()).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    });
    expect(await signIn()).toBe('auth.secondFactorRequired');
    expect(await signIn('000000')).toBe('auth.secondFactorWrong');
    // The code that enabled it is used up.
    expect(await signIn(codeOf(secret))).toBe('auth.secondFactorWrong');
    test.clock.advance(halfMinute);
    const code = codeOf(secret);
    expect((await Promise.all([signIn(code), signIn(code)])).sort()).toEqual([
      'auth.secondFactorWrong',
      'in',
    ]);
    test.clock.advance(3 * halfMinute);
    expect(await signIn(code)).toBe('auth.secondFactorWrong');
    const [stored] = await test.db.select().from(users).where(eq(users.id, test.users.orgAdmin.id));
    expect(stored?.secondFactorSecret).not.toContain(secret);
    const off = { password, code: codeOf(secret) };
    expect((await admin.post('/user/me/second-factor/off', off)).statusCode).toBe(204);
    expect(await signIn()).toBe('in');
  });

  it('takes its codes in Bengali digits too', async () => {
    const { secret } = await begin();
    const typed = () => inBengaliDigits(codeOf(secret));
    const answer = await admin.put('/user/me/second-factor', { code: typed() });
    expect(answer.statusCode).toBe(200);
    test.clock.advance(halfMinute);
    expect(await signIn(typed())).toBe('in');
    const [recoveryCode = ''] = answer.json().recoveryCodes as string[];
    expect(await signIn(inBengaliDigits(recoveryCode))).toBe('in');
    test.clock.advance(halfMinute);
    await admin.post('/user/me/second-factor/off', { password, code: typed() });
    expect(await signIn()).toBe('in');
  });

  it('can be replaced by each recovery code once', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^(?:[A-Z2-9]{6}-){3}[A-Z2-9]{6}$/);
    expect(await signIn(first.toLowerCase())).toBe('in');
    expect(await signIn(first)).toBe('auth.secondFactorWrong');
    const proof = { password, code: codeOf(secret) };
    const renewed = await admin.post('/user/me/second-factor/recovery-codes', proof);
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect(await signIn(second)).toBe('auth.secondFactorWrong');
    expect(await signIn(renewed.json().recoveryCodes[9])).toBe('in');
    const logged = await test.db.select({ action: activityLog.action }).from(activityLog);
    expect(logged).toContainEqual({ action: 'RECOVERY_CODES_RENEWED' });
    test.clock.advance(halfMinute);
    await admin.post('/user/me/second-factor/off', { password, code: codeOf(secret) });
  });

  it('is neither begun, changed nor left without the password and a code', async () => {
    expect((await admin.post('/user/me/second-factor', { password: 'x' })).statusCode).toBe(400);
    const { secret } = await turnOn();
    for (const path of ['', '/off', '/recovery-codes']) {
      const answer = await admin.post(`/user/me/second-factor${path}`, { password });
      expect(answer.json().code).toBe('auth.secondFactorRequired');
    }
    const again = await admin.post('/user/me/second-factor', { password, code: codeOf(secret) });
    expect(again.json().code).toBe('entity.conflict');
    expect(await signIn()).toBe('auth.secondFactorRequired');
  });

  it('is not guessed', async () => {
    const answers = [];
    for (let number = 0; number < 21; number += 1) answers.push(await signIn('123456'));
    expect(answers.at(-1)).toBe('request.tooMany');
  });

  it('is not guessed by whoever shows the right password in between', async () => {
    test.clock.advance(16 * 60_000);
    const atSignIn = [];
    for (let number = 0; number < 21; number += 1) {
      await signIn();
      atSignIn.push(await signIn('123456'));
    }
    expect(atSignIn.slice(0, 20)).toEqual(Array(20).fill('auth.secondFactorWrong'));
    expect(atSignIn.at(-1)).toBe('request.tooMany');

    test.clock.advance(16 * 60_000);
    const client = createSignedInClient(test.app, test.deps, test.users.orgAdmin.id);
    const fromSession = [];
    for (let number = 0; number < 21; number += 1) {
      const proof = { password, code: '123456' };
      fromSession.push((await client.post('/user/me/second-factor/off', proof)).json().code);
    }
    expect(fromSession.slice(0, 20)).toEqual(Array(20).fill('auth.secondFactorWrong'));
    expect(fromSession.at(-1)).toBe('request.tooMany');
    test.clock.advance(16 * 60_000);
  });

  it('gives no new recovery codes for a code alone', async () => {
    const fresh = test.as(test.users.otherOrgUser);
    const { secret } = (await fresh.post('/user/me/second-factor', { password })).json();
    const confirm = () => fresh.put('/user/me/second-factor', { code: codeOf(secret) });
    expect((await confirm()).statusCode).toBe(200);
    test.clock.advance(halfMinute);
    expect((await confirm()).json().code).toBe('entity.conflict');
  });

  it('is asked for by whatever changes the account, and is not spent by what is refused', async () => {
    const { system } = test.users;
    const client = createSignedInClient(test.app, test.deps, system.id);
    const { secret } = (await client.post('/user/me/second-factor', { password })).json();
    await client.put('/user/me/second-factor', { code: codeOf(secret) });
    test.clock.advance(halfMinute);
    const calls = (code?: string) => [
      () =>
        client.put('/auth/user/change-password', {
          currentPassword: password,
          password: 'Bengal-71x',
          code,
        }),
      () => client.post('/auth/user/change-email', { email: 'new@test.lms', password, code }),
      () => client.delete('/user/me', { payload: { password, code } }),
    ];
    for (const call of calls())
      expect((await call()).json().code).toBe('auth.secondFactorRequired');
    for (const call of calls('000000')) {
      expect((await call()).json().code).toBe('auth.secondFactorWrong');
    }
    expect((await client.get('/user/me')).json().username).toBe(system.username);

    const code = codeOf(secret);
    const common = { currentPassword: password, password: 'Welcome#2026', code };
    expect((await client.put('/auth/user/change-password', common)).statusCode).toBe(400);
    const taken = { email: test.users.learner.username, password, code };
    expect((await client.post('/auth/user/change-email', taken)).statusCode).toBe(400);
    const good = { currentPassword: password, password: 'Bengal-71x', code };
    expect((await client.put('/auth/user/change-password', good)).statusCode).toBe(204);
    test.clock.advance(halfMinute);
    const email = { email: 'new@test.lms', password: 'Bengal-71x', code: codeOf(secret) };
    expect((await client.post('/auth/user/change-email', email)).statusCode).toBe(204);
  });

  it('can be turned off by an administrator who has become a learner, but not begun anew', async () => {
    const { id } = test.users.otherOrgAdmin;
    const client = createSignedInClient(test.app, test.deps, id);
    const { secret } = (await client.post('/user/me/second-factor', { password })).json();
    await client.put('/user/me/second-factor', { code: codeOf(secret) });
    test.clock.advance(halfMinute);
    await test.db
      .update(users)
      .set({ roles: ['ROLE_USER'] })
      .where(eq(users.id, id));
    expect((await client.get('/user/me/profile')).json().hasSecondFactor).toBe(true);
    const off = { password, code: codeOf(secret) };
    expect((await client.post('/user/me/second-factor/off', off)).statusCode).toBe(204);
    expect((await client.post('/user/me/second-factor', { password })).statusCode).toBe(403);
  });

  it('is mailed to its owner when it is turned on, replaced by a recovery code or turned off', async () => {
    const { orgUser } = test.users;
    const client = test.as(orgUser);
    const newest = async () => (await readOutbox(test)).at(-1);
    const { secret } = (await client.post('/user/me/second-factor', { password })).json();
    const answer = await client.put('/user/me/second-factor', { code: codeOf(secret) });
    expect(await newest()).toContain('Subject: The second factor of your account is on');
    expect(await newest()).toContain(`<${orgUser.username}>`);
    expect(await newest()).not.toContain('you can ignore this message');

    const credentials = { email: orgUser.username, password };
    const code = answer.json().recoveryCodes[0];
    const entered = await test.anonymous.post('/auth/authenticate', { ...credentials, code });
    expect(entered.statusCode).toBe(200);
    expect(await newest()).toContain('Subject: A recovery code of your account was used');
    expect(await newest()).toContain('Codes left: 9.');

    test.clock.advance(halfMinute);
    await client.post('/user/me/second-factor/off', { password, code: codeOf(secret) });
    expect(await newest()).toContain('Subject: The second factor of your account is off');
  });

  it('is for administrators', async () => {
    const answer = await test.as(test.users.learner).post('/user/me/second-factor', { password });
    expect(answer.statusCode).toBe(403);
  });
});
