import type { VerifiedEmail } from '@lms/auth/contract';
import { mailedTokens, newId, users } from '@lms/server/database';
import { newestToken, readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const valid = { name: 'Rahima Begum', email: 'rahima@example.org', password: 'Bengal-71x' };
let count = 0;
const fresh = (more: object = {}) => ({ ...valid, email: `user${++count}@example.org`, ...more });
const signUp = (body: object) => test.anonymous.post('/auth/signup', body);
const verify = (token: string) => test.anonymous.get(`/auth/verify-email?token=${token}`);
const statusOf = async (email: string) =>
  (await test.db.select().from(users).where(eq(users.username, email)))[0]?.status;

describe('sign-up', () => {
  it('makes a learner who waits for the confirmation of the address', async () => {
    const body = fresh();
    const response = await signUp(body);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ email: body.email });
    const [user] = await test.db.select().from(users).where(eq(users.username, body.email));
    expect(user).toMatchObject({ status: 'PENDING', roles: ['ROLE_USER'], name: valid.name });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  const emailOf = (length: number) => `${'e'.repeat(length - 12)}@example.org`;
  const accepted: [string, object][] = [
    ['a name of 3', { name: 'Abc' }],
    ['a name of 48', { name: 'n'.repeat(48) }],
    ['a name of 48 Bengali signs', { name: 'ক'.repeat(48) }],
    ['an address of 48', { email: emailOf(48) }],
    ['a password of 7', { password: 'Bx-71kz' }],
    ['a password of 40', { password: `Bx-71${'kz'.repeat(17)}k` }],
  ];
  it.each(accepted)('accepts %s', async (_name, more) => {
    expect((await signUp(fresh(more))).statusCode).toBe(201);
  });

  const refused: [string, object, string, string][] = [
    ['no name', { name: undefined }, 'name', 'required'],
    ['a name of 2', { name: 'Ab' }, 'name', 'minLength'],
    ['a name of 49', { name: 'n'.repeat(49) }, 'name', 'maxLength'],
    ['a name that is no text', { name: 12 }, 'name', 'invalid'],
    ['no address', { email: '' }, 'email', 'required'],
    ['an address of 49', { email: emailOf(49) }, 'email', 'maxLength'],
    ['an address without a domain', { email: 'abc' }, 'email', 'email'],
    ['a password of 6', { password: 'Bx-71k' }, 'password', 'minLength'],
    ['a password of 41', { password: `Bx-71${'kz'.repeat(18)}` }, 'password', 'maxLength'],
    ['no upper case', { password: 'bengal-71x' }, 'password', 'passwordClasses'],
    ['no lower case', { password: 'BENGAL-71X' }, 'password', 'passwordClasses'],
    ['no digit', { password: 'Bengal-xyz' }, 'password', 'passwordClasses'],
    ['no special character', { password: 'Bengal71xy' }, 'password', 'passwordClasses'],
    ['a common password', { password: 'P@ssw0rd1!' }, 'password', 'passwordCommon'],
    ['a role', { roles: ['ROLE_SYSTEM'] }, 'roles', 'invalid'],
    ['a picture', { imageUrl: '/lms-web/media/uploads/a.webp' }, 'imageUrl', 'invalid'],
    ['another user name', { username: 'other@example.com' }, 'username', 'invalid'],
    ['an id', { id: newId() }, 'id', 'unknown'],
    ['a status', { status: 'ACTIVE' }, 'status', 'unknown'],
    ['an organization', { organizationId: newId() }, 'organizationId', 'unknown'],
    ['a line break in a name', { name: 'Nadia\nRahman' }, 'name', 'invalid'],
    ['a tab in a name', { name: 'Nadia\tRahman' }, 'name', 'invalid'],
    ['an unknown language', { language: 'xx' }, 'language', 'oneOf'],
  ];
  it.each(refused)('refuses %s', async (_name, more, field, code) => {
    const response = await signUp(fresh(more));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'validation.failed',
      errors: expect.arrayContaining([expect.objectContaining({ field, code })]),
    });
  });

  it('takes the user object of the specification, as it is for somebody new', async () => {
    const model = {
      occupation: 'Tailor',
      companyName: 'Stitch & Co',
      signOption: 'email',
      phone: '+880 1711-123456',
      address: { line: '12 Lake Road', city: 'Dhaka', postCode: '1205' },
      socialNetworks: {
        linkedIn: 'https://www.linkedin.com/in/rahima',
        facebook: '',
        twitter: '',
        instagram: '',
      },
    };
    const body = fresh(model);
    const empty = { username: body.email, imageUrl: '/media/blank-user.svg', roles: [] };
    const response = await signUp({ ...body, ...empty });
    expect(response.statusCode, response.body).toBe(201);
    const [user] = await test.db.select().from(users).where(eq(users.username, body.email));
    expect(user).toMatchObject({ ...model, roles: ['ROLE_USER'], imageUrl: null });
    const own = await test.as({ id: user?.id ?? '' }).get('/user/me');
    expect(own.statusCode).toBe(401);
    await test.db.update(users).set({ status: 'ACTIVE' }).where(eq(users.username, body.email));
    const me = await test.as({ id: user?.id ?? '' }).get('/user/me');
    expect(me.json()).toMatchObject({ ...model, email: body.email, username: body.email });
  });

  it('takes an address once, whatever its case', async () => {
    const body = fresh();
    await signUp(body);
    const again = await signUp({ ...body, email: body.email.toUpperCase() });
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('auth.emailTaken');
  });

  it('makes one user and one mail of two sign-ups at once', async () => {
    const before = (await readOutbox(test)).length;
    const body = fresh();
    const answers = await Promise.all([signUp(body), signUp(body), signUp(body)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    expect(await test.db.$count(users, eq(users.username, body.email))).toBe(1);
    expect((await readOutbox(test)).length).toBe(before + 1);
  });

  it('says whether an address is taken by somebody else', async () => {
    const ask = async (query: string) =>
      (await test.anonymous.get(`/auth/is-email-exists?${query}`)).json().exists;
    const { id } = test.users.learner;
    expect(await ask('email=Learner@Test.lms')).toBe(true);
    expect(await ask(`email=learner@test.lms&id=${id}`)).toBe(false);
    expect(await ask('email=nobody@test.lms')).toBe(false);
    expect((await test.anonymous.get('/auth/is-email-exists')).statusCode).toBe(400);
  });
});

describe('the mailed link', () => {
  it('leads to a page of the public address, in the language of the reader', async () => {
    await signUp(fresh({ language: 'bn' }));
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toContain('http://localhost:4200/auth/verify-email?token=');
    expect(mail).toContain('আপনার ইমেইল ঠিকানা নিশ্চিত করুন');
    expect(mail).toContain('<html lang="bn">');
  });

  it('confirms the address once and stays friendly afterwards', async () => {
    const body = fresh();
    await signUp(body);
    const token = await newestToken(test);
    expect((await verify(token)).json()).toEqual({
      verified: true,
      outcome: 'CONFIRMED',
      session: null,
    });
    expect(await statusOf(body.email)).toBe('ACTIVE');
    expect((await verify(token)).json()).toEqual({
      verified: true,
      outcome: 'ALREADY',
      session: null,
    });
  });

  it('signs in the browser that signed up, once, and no other', async () => {
    const cookieOf = (answer: Awaited<ReturnType<typeof signUp>>) =>
      answer.cookies.find(({ name }) => name === 'lms-sign-up')?.value ?? '';
    const own = cookieOf(await signUp(fresh()));
    const token = await newestToken(test);
    const foreign = cookieOf(await signUp(fresh()));
    const other = await newestToken(test);
    const open = async (link: string, cookie: string) =>
      test.anonymous.get(`/auth/verify-email?token=${link}`, {
        cookies: { 'lms-sign-up': cookie },
      });

    const entered = await open(token, own);
    const { session } = entered.json<VerifiedEmail>();
    const me = await test.app.inject({
      url: '/lms-web/api/user/me',
      headers: { authorization: `Bearer ${session?.accessToken}` },
    });
    expect(me.statusCode).toBe(200);
    expect(entered.cookies.map(({ name }) => name)).toContain('lms-refresh');
    expect((await open(token, own)).json<VerifiedEmail>().session).toBeNull();
    expect(foreign).not.toBe(own);
    expect((await open(other, own)).json<VerifiedEmail>()).toEqual({
      verified: true,
      outcome: 'CONFIRMED',
      session: null,
    });
  });

  it('leads on to the checkout that the sign-up was on the way to, on this site alone', async () => {
    const body = fresh({ returnUrl: '/checkout?coupon=EID-2026' });
    expect((await signUp(body)).statusCode).toBe(201);
    const onward = /verify-email\?token=[\w-]{43}&returnUrl=%2Fcheckout%3Fcoupon%3DEID-2026/;
    expect((await readOutbox(test)).at(-1)).toMatch(onward);
    const { email } = body;
    const again = { email, returnUrl: '/checkout?coupon=EID-2026' };
    await test.anonymous.post('/auth/resend-verification', again);
    expect((await readOutbox(test)).at(-1)).toMatch(onward);
    for (const returnUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'x']) {
      expect((await signUp(fresh({ returnUrl }))).statusCode).toBe(400);
    }
  });

  it('does not wake an account that was suspended since', async () => {
    const body = fresh();
    await signUp(body);
    const token = await newestToken(test);
    await test.db.update(users).set({ status: 'INACTIVE' }).where(eq(users.username, body.email));
    await verify(token);
    expect(await statusOf(body.email)).toBe('INACTIVE');
  });

  it('is no longer good after 24 hours', async () => {
    const body = fresh();
    await signUp(body);
    const token = await newestToken(test);
    test.clock.advance(24 * 60 * 60_000);
    const response = await verify(token);
    expect([response.statusCode, response.json().code]).toEqual([400, 'auth.linkInvalid']);
    expect(await statusOf(body.email)).toBe('PENDING');
  });

  it('is refused when nobody was sent it', async () => {
    expect((await verify('x'.repeat(43))).json().code).toBe('auth.linkInvalid');
  });

  it('is stored in no readable form once it is sent', async () => {
    await signUp(fresh());
    const token = await newestToken(test);
    const rows = await test.db.select().from(mailedTokens);
    const jobs = await test.database.pool.query('select payload::text as text from jobs');
    expect(JSON.stringify([rows, jobs.rows])).not.toContain(token);
  });

  it('is mailed again to who waits for it, and five times an hour at most', async () => {
    const body = fresh();
    await signUp(body);
    const before = (await readOutbox(test)).length;
    const resend = (email: string) => test.anonymous.post('/auth/resend-verification', { email });
    for (let i = 0; i < 5; i += 1) expect((await resend(body.email)).statusCode).toBe(204);
    const refused = await resend(body.email.toUpperCase());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await resend('learner@test.lms')).statusCode).toBe(204);
    expect((await resend('nobody@test.lms')).statusCode).toBe(204);
    expect((await readOutbox(test)).length).toBe(before + 5);
  });
});

describe('with uniform messages', () => {
  it('tells nobody but the owner that an address is taken', async () => {
    const uniform = await createTestApp({ uniformAuthErrors: true });
    const body = { ...valid, email: 'learner@test.lms' };
    expect((await uniform.anonymous.post('/auth/signup', body)).statusCode).toBe(201);
    const exists = await uniform.anonymous.get('/auth/is-email-exists?email=learner@test.lms');
    expect(exists.json()).toEqual({ exists: false });
    const mails = await readOutbox(uniform);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('You already have an account');
    await uniform.close();
  });

  it('floods no mailbox', async () => {
    const uniform = await createTestApp({ uniformAuthErrors: true });
    const body = { ...valid, email: 'learner@test.lms' };
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push((await uniform.anonymous.post('/auth/signup', body)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await readOutbox(uniform)).toHaveLength(5);
    await uniform.close();
  });
});
