import { notifications, users } from '@lms/server/database';
import { newestToken, readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { isBreached } from './breached-passwords';
import ranges from './breached-passwords.json';
import { mailLink } from './mailed-links';
import { isCommonPassword, isPersonalPassword } from './password-rules';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const password = 'Bengal-71x';
const forgot = (email: string) => test.anonymous.post('/auth/user/forgot-password', { email });
const reset = (token: string, more: object = {}) =>
  test.anonymous.put('/auth/user/reset-password', { token, password, ...more });
const signIn = async (email: string, secret: string) =>
  (await test.anonymous.post('/auth/authenticate', { email, password: secret })).statusCode;

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which works once and ends every session', async () => {
    const { learner } = test.users;
    expect((await test.as(learner).get('/user/me')).statusCode).toBe(200);
    expect((await forgot('Learner@test.lms')).statusCode).toBe(204);
    expect((await readOutbox(test)).at(-1)).toContain('localhost:4200/auth/reset-password?token=');
    const token = await newestToken(test);
    const weak = await reset(token, { password: 'Welcome#2026' });
    expect(weak.json().errors).toEqual([{ field: 'password', code: 'passwordCommon' }]);
    const personal = await reset(token, { password: 'My-Learner-71' });
    expect(personal.json().errors).toEqual([{ field: 'password', code: 'passwordPersonal' }]);
    expect((await reset(token)).statusCode).toBe(204);
    expect((await test.as(learner).get('/user/me')).statusCode).toBe(401);
    expect(await signIn('learner@test.lms', password)).toBe(200);
    expect((await reset(token)).json().code).toBe('auth.linkInvalid');
  });

  it('tells the owner that it was replaced, but not who sets the first one', async () => {
    const { id, username } = test.users.otherLearner;
    const notices = async () =>
      (await readOutbox(test)).filter((mail) => mail.includes('Your password was changed')).length;
    const before = await notices();
    await forgot(username);
    await reset(await newestToken(test));
    expect(await notices()).toBe(before + 1);
    expect((await readOutbox(test)).at(-1)).toContain(username);
    const told = eq(notifications.userId, id);
    expect(await test.db.select().from(notifications).where(told)).toMatchObject([
      { kind: 'PASSWORD_CHANGED' },
    ]);

    const [invited] = await test.db.select().from(users).where(eq(users.id, id));
    await mailLink(test.db, test.deps, invited!, 'INVITATION', { about: { inviter: 'Somebody' } });
    expect((await reset(await newestToken(test))).statusCode).toBe(204);
    expect(await notices()).toBe(before + 1);
  });

  it('says at once whether a link can still be used', async () => {
    const check = async (token: string) =>
      (await test.anonymous.get(`/auth/user/reset-password?token=${token}`)).statusCode;
    await forgot('other-org-admin@test.lms');
    const token = await newestToken(test);
    expect([await check(token), await check(token)]).toEqual([204, 204]);
    expect((await reset(token)).statusCode).toBe(204);
    expect(await check(token)).toBe(400);
    expect(await check('x'.repeat(43))).toBe(400);
  });

  it('is replaced once when a link is used twice at once, and every older link is spent', async () => {
    await forgot('system@test.lms');
    const older = await newestToken(test);
    await forgot('system@test.lms');
    const token = await newestToken(test);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
    expect((await reset(older)).statusCode).toBe(400);
  });

  it('has a link that works for an hour', async () => {
    await forgot('org-user@test.lms');
    const token = await newestToken(test);
    test.clock.advance(60 * 60_000);
    expect((await reset(token)).json().code).toBe('auth.linkInvalid');
  });

  it('says that the account is unknown, unless messages are uniform', async () => {
    expect((await forgot('nobody@test.lms')).json().code).toBe('auth.unknownAccount');
    const uniform = await createTestApp({ uniformAuthErrors: true });
    const body = { email: 'nobody@test.lms' };
    const answer = await uniform.anonymous.post('/auth/user/forgot-password', body);
    expect(answer.statusCode).toBe(204);
    expect(await readOutbox(uniform)).toEqual([]);
    await uniform.close();
  });

  it('mails nothing to who is suspended', async () => {
    const { id, username } = test.users.otherOrgUser;
    await test.db.update(users).set({ status: 'INACTIVE' }).where(eq(users.id, id));
    const before = (await readOutbox(test)).length;
    expect((await forgot(username)).statusCode).toBe(204);
    expect((await readOutbox(test)).length).toBe(before);
  });

  it('mails five links an hour at most', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await forgot('org-admin@test.lms')).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('confirms the address of who never clicked the first link', async () => {
    const email = 'slow@example.org';
    await test.anonymous.post('/auth/signup', { name: 'Slow', email, password });
    await forgot(email);
    await reset(await newestToken(test), { password: 'Padma-Meghna-9' });
    expect(await signIn(email, 'Padma-Meghna-9')).toBe(200);
  });
});

describe('common passwords', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'Welcome#2026',
    'Qwerty123!',
    'Bangladesh@71',
    'Admin@123',
    '1qaz@WSX',
    'Dhaka#2026',
    'Abc@1234',
    'Iloveyou1!',
    'Aa123456!',
    '@Password123',
    'Sunshine#99',
    'Mustang_1967',
    'Jellyb3an!',
    'Lovecraft99!',
    'R3mington#7',
    '#Jeffhardy1',
    'Certification#1',
    'Org@dmin2026',
  ])('include %s', (common) => expect(isCommonPassword(common)).toBe(true));
  it.each(['Bengal-71x', 'Padma-Meghna-9', 'correct Horse 7 battery', 'পদ্মা-Nodi-71'])(
    'do not include %s',
    (rare) => expect(isCommonPassword(rare)).toBe(false),
  );
});

describe('the breached passwords', () => {
  it('are held as hashes in ranges, which tell no password', () => {
    expect(ranges).toHaveLength(256);
    for (const range of ranges) {
      const bytes = Buffer.from(range, 'base64').length;
      expect(bytes % 5).toBe(0);
      expect(bytes / 5).toBeGreaterThan(100);
    }
  });
  it('are found whole, though no letter stands in them', () => {
    expect(['123456789', '696969', '1q2w3e4r'].map(isBreached)).toEqual([true, true, true]);
    expect(['839204756', 'bengal-71x', ''].map(isBreached)).toEqual([false, false, false]);
  });
});

describe('passwords with the own name or address', () => {
  const owner = { name: 'Rahima Akter Rima', username: 'r.begum71@example.org' };
  it.each(['Rahima-71x', 'x9-AKTER-z', 'R@h1ma#7731', 'Begum!4471k', 'r.begum71@Xy'])(
    'include %s',
    (personal) => expect(isPersonalPassword(personal, owner)).toBe(true),
  );
  it('are told in every alphabet', () => {
    const bengali = { name: 'রহিমা আক্তার', username: 'r@example.org' };
    expect(isPersonalPassword('রহিমা-Nodi-71', bengali)).toBe(true);
  });
  it.each(['Bengal-71x', 'Padma-Meghna-9', 'Org-Example-7'])('do not include %s', (other) =>
    expect(isPersonalPassword(other, owner)).toBe(false),
  );
  it('are refused when the account is made and when the password is changed', async () => {
    const input = { name: 'Shahana', email: 'new-one@example.org', password: 'Shahana-71x' };
    const made = await test.anonymous.post('/auth/signup', input);
    const errors = [{ field: 'password', code: 'passwordPersonal' }];
    expect(made.json().errors).toEqual(errors);
    const changed = await test.as(test.users.orgUser).put('/auth/user/change-password', {
      currentPassword: 'not even looked at',
      password: 'Org-User-71x',
    });
    expect(changed.json().errors).toEqual(errors);
  });
});
