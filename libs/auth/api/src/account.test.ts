import { activityLog, listViews, notifications, sessions, users } from '@lms/server/database';
import {
  createSignedInClient,
  newestToken,
  readOutbox,
  type TestApp,
  testPassword,
} from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newPassword = 'Bengal-71x';
const signIn = (email: string, password = testPassword) =>
  test.anonymous.post('/auth/authenticate', { email, password });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) =>
  (await test.anonymous.get('/user/me', bearer(token))).statusCode;

describe('a password', () => {
  it('is changed by who knows it, which ends every other session', async () => {
    const { learner } = test.users;
    const other = (await signIn('learner@test.lms')).json();
    const change = (currentPassword: string, password: string) =>
      test.as(learner).put('/auth/user/change-password', { currentPassword, password });
    const wrong = await change('Wrong-1234', newPassword);
    expect(wrong.json().errors).toEqual([{ field: 'currentPassword', code: 'passwordWrong' }]);
    expect((await change(testPassword, 'Welcome#2026')).statusCode).toBe(400);
    expect(await statusOf(other.accessToken)).toBe(200);

    expect((await change(testPassword, newPassword)).statusCode).toBe(204);
    expect(await statusOf(other.accessToken)).toBe(401);
    expect((await test.as(learner).get('/user/me')).statusCode).toBe(200);
    expect((await signIn('learner@test.lms')).statusCode).toBe(401);
    expect((await signIn('learner@test.lms', newPassword)).statusCode).toBe(200);
    expect((await readOutbox(test)).at(-1)).toContain('Your password was changed');
  });

  it('is not guessed from a session that was left open', async () => {
    const client = test.as(test.users.otherLearner);
    const guess = () =>
      client.put('/auth/user/change-password', { currentPassword: 'x', password: newPassword });
    const answers = [];
    for (let number = 0; number < 21; number += 1) answers.push((await guess()).statusCode);
    expect(answers.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    test.clock.advance(16 * 60_000);
  });
});

/**
 * Returns the token of the newest confirmation link; the notice to the old address is mailed beside
 * it.
 */
const newestAddressToken = async () =>
  /verify-email\?token=([\w-]{43})/.exec((await readOutbox(test)).slice(-2).join())?.[1] ?? '';

describe('an address', () => {
  const change = (email: string, password = testPassword) =>
    test.as(test.users.orgUser).post('/auth/user/change-email', { email, password });
  const confirm = (token: string) => test.anonymous.get(`/auth/verify-email?token=${token}`);

  it('becomes the new one by the link that is mailed there, and the old one is told', async () => {
    expect((await change('new@test.lms', 'Wrong-1234')).statusCode).toBe(400);
    expect((await change('New@test.lms')).statusCode).toBe(204);
    const mails = (await readOutbox(test)).slice(-2);
    expect(mails.map((mail) => /^To: .*<(.*)>/m.exec(mail)?.[1]?.toLowerCase()).sort()).toEqual([
      'new@test.lms',
      'org-user@test.lms',
    ]);
    const token = await newestAddressToken();
    expect((await signIn('org-user@test.lms')).statusCode).toBe(200);
    expect((await confirm(token)).json()).toMatchObject({ outcome: 'CHANGED' });
    expect((await confirm(token)).json()).toMatchObject({ outcome: 'ALREADY' });
    expect((await signIn('org-user@test.lms')).statusCode).toBe(401);
    expect((await signIn('new@test.lms')).statusCode).toBe(200);
  });

  it('is refused when somebody has it, also when they took it since', async () => {
    const client = test.as(test.users.otherOrgUser);
    const ask = (email: string) =>
      client.post('/auth/user/change-email', { email, password: testPassword });
    expect((await ask('LEARNER@test.lms')).json().errors).toEqual([
      { field: 'email', code: 'taken' },
    ]);
    await ask('soon-taken@test.lms');
    const token = await newestAddressToken();
    await test.anonymous.post('/auth/signup', {
      name: 'Somebody',
      email: 'soon-taken@test.lms',
      password: newPassword,
    });
    expect((await confirm(token)).json().code).toBe('auth.emailTaken');
  });

  it('goes to one of two accounts whose links are opened at once', async () => {
    const askAs = async (user: { id: string }) => {
      const body = { email: 'wanted@test.lms', password: testPassword };
      const client = createSignedInClient(test.app, test.deps, user.id);
      expect((await client.post('/auth/user/change-email', body)).statusCode).toBe(204);
      return newestAddressToken();
    };
    const tokens = [await askAs(test.users.orgAdmin), await askAs(test.users.otherOrgAdmin)];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
      'auth.emailTaken',
    );
    expect(await test.db.$count(users, eq(users.username, 'wanted@test.lms'))).toBe(1);
    // Restores the addresses that later tests sign in with; the user who lost the race is still
    // signed in.
    for (const { id, username } of [test.users.orgAdmin, test.users.otherOrgAdmin]) {
      await test.db.update(users).set({ username }).where(eq(users.id, id));
      await test.db.delete(sessions).where(eq(sessions.userId, id));
    }
  });

  it('is that of one of two links of an account that are opened at once', async () => {
    const client = createSignedInClient(test.app, test.deps, test.users.otherLearner.id);
    const tokens: string[] = [];
    for (const email of ['one@test.lms', 'two@test.lms']) {
      await client.post('/auth/user/change-email', { email, password: testPassword });
      tokens.push(await newestAddressToken());
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('may change by nothing but its letter case, and is refused where it is the same', async () => {
    const { otherOrgUser } = test.users;
    const client = createSignedInClient(test.app, test.deps, otherOrgUser.id);
    const email = otherOrgUser.username.replace('other', 'Other');
    const body = { email, password: testPassword };
    const same = { ...body, email: otherOrgUser.username };
    const { errors } = (await client.post('/auth/user/change-email', same)).json();
    expect(errors).toEqual([{ field: 'email', code: 'unchanged' }]);
    expect((await client.post('/auth/user/change-email', body)).statusCode).toBe(204);
    expect((await confirm(await newestAddressToken())).json().outcome).toBe('CHANGED');
    const [user] = await test.db.select().from(users).where(eq(users.id, otherOrgUser.id));
    expect(user?.username).toBe(email);
  });
});

describe('links that were mailed before', () => {
  const email = 'linked@test.lms';
  const resetTokens: string[] = [];
  const forget = async () => {
    await test.anonymous.post('/auth/user/forgot-password', { email });
    resetTokens.push(await newestToken(test));
  };
  const reset = async (token: string, password: string) =>
    (await test.anonymous.put('/auth/user/reset-password', { token, password })).statusCode;
  const me = async (password: string) => bearer((await signIn(email, password)).json().accessToken);

  it('are worth nothing once password or address are changed', async () => {
    await test.anonymous.post('/auth/signup', { name: 'Linked', email, password: newPassword });
    await test.anonymous.get(`/auth/verify-email?token=${await newestToken(test)}`);
    const askForAddress = async (address: string, password: string) => {
      const body = { email: address, password };
      await test.anonymous.post('/auth/user/change-email', body, await me(password));
      return newestAddressToken();
    };
    const open = async (token: string) =>
      (await test.anonymous.get(`/auth/verify-email?token=${token}`)).json();

    await forget();
    const first = await askForAddress('first@test.lms', newPassword);
    await test.anonymous.put(
      '/auth/user/change-password',
      { currentPassword: newPassword, password: 'Padma-Meghna-9' },
      await me(newPassword),
    );
    expect(await reset(resetTokens[0] ?? '', 'Jamuna-Surma-8')).toBe(400);
    expect((await open(first)).code).toBe('auth.linkInvalid');

    const second = await askForAddress('second@test.lms', 'Padma-Meghna-9');
    await forget();
    expect(await reset(resetTokens[1] ?? '', 'Jamuna-Surma-8')).toBe(204);
    expect((await open(second)).code).toBe('auth.linkInvalid');

    await forget();
    const third = await askForAddress('third@test.lms', 'Jamuna-Surma-8');
    expect((await open(third)).outcome).toBe('CHANGED');
    expect(await reset(resetTokens[2] ?? '', newPassword)).toBe(400);
    expect((await signIn('third@test.lms', 'Jamuna-Surma-8')).statusCode).toBe(200);
  });
});

describe('the own sessions', () => {
  it('are listed, ended one by one or all together, and nobody else sees them', async () => {
    const email = 'org-admin@test.lms';
    const [phone, desk] = [(await signIn(email)).json(), (await signIn(email)).json()];
    const list = async () =>
      (await test.anonymous.get('/user/me/sessions', bearer(desk.accessToken))).json().items;
    const items = await list();
    expect(items).toHaveLength(2);
    expect(items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    const other = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(other).toMatchObject({ ip: '127.0.0.1', userAgent: expect.stringContaining('light') });

    const stranger = await test.as(test.users.system).delete(`/user/me/sessions/${other.id}`);
    expect(stranger.statusCode).toBe(404);
    const end = (path: string) => test.anonymous.delete(path, bearer(desk.accessToken));
    expect((await end(`/user/me/sessions/${other.id}`)).statusCode).toBe(204);
    expect(await statusOf(phone.accessToken)).toBe(401);
    expect((await end(`/user/me/sessions/${other.id}`)).statusCode).toBe(404);
    expect((await end('/user/me/sessions')).statusCode).toBe(204);
    expect(await statusOf(desk.accessToken)).toBe(401);
  });
});

describe('the own data', () => {
  it('come as a file without the secrets', async () => {
    const { accessToken } = (await signIn('learner@test.lms', newPassword)).json();
    const answer = await test.anonymous.get('/user/me/export', bearer(accessToken));
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(Object.keys(answer.json())).toEqual(
      'profile studyGoalDays sessions orders enrolments attempts certificates notifications messages activity notes bookmarks wishlist paths questions answers reportedTexts ratings publicProfile'.split(
        ' ',
      ),
    );
    expect(answer.json().profile.email).toBe('learner@test.lms');
    expect(answer.body).not.toMatch(/hash|secret/i);
  });
});

describe('an account', () => {
  const close = (id: string, password = testPassword) =>
    test.as({ id }).delete('/user/me', { payload: { password } });
  const join = async (email: string) => {
    await test.anonymous.post('/auth/signup', { name: 'Leaving', email, password: newPassword });
    await test.anonymous.get(`/auth/verify-email?token=${await newestToken(test)}`);
    const [user] = await test.db.select().from(users).where(eq(users.username, email));
    return user?.id ?? '';
  };

  it('is closed by its owner: what was said goes, the address is free', async () => {
    const id = await join('leaving@test.lms');
    const signedIn = await signIn('leaving@test.lms', newPassword);
    expect(signedIn.statusCode).toBe(200);
    const views = [{ name: 'Mine', search: 'q=leaving' }];
    await test.db.insert(listViews).values({ userId: id, list: '/my-list', views });
    expect((await close(id)).statusCode).toBe(400);
    expect((await close(id, newPassword)).statusCode).toBe(204);
    const [closed] = await test.db.select().from(users).where(eq(users.id, id));
    expect(closed).toMatchObject({ name: '', imageUrl: null, status: 'INACTIVE' });
    expect(JSON.stringify(closed)).not.toMatch(/leaving/i);
    expect(await test.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await test.db.$count(notifications, eq(notifications.userId, id))).toBe(0);
    expect(await test.db.$count(listViews, eq(listViews.userId, id))).toBe(0);
    const logged = await test.db.select().from(activityLog).where(eq(activityLog.userId, id));
    expect(logged.map(({ action }) => action).sort()).toEqual([
      'ACCOUNT_CLOSED',
      'REGISTERED',
      'SIGNED_IN',
    ]);
    expect(logged.map(({ ip, userAgent }) => ip + userAgent)).toEqual(['', '', '']);
    expect((await test.as({ id }).get('/user/me')).statusCode).toBe(401);
    const codeOf = async (password: string) =>
      (await signIn('Leaving@test.lms', password)).json().code;
    // Only who knows the password is told that there was an account.
    expect(await codeOf(newPassword)).toBe('auth.closed');
    expect(await codeOf('Another-71x')).toBe('auth.unknownAccount');
    const again = { name: 'Again', email: 'leaving@test.lms', password: newPassword };
    expect((await test.anonymous.post('/auth/signup', again)).statusCode).toBe(201);
  });

  it('stays when it is the last one of a system administrator', async () => {
    const { system } = test.users;
    const answer = await close(system.id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.lastAdministrator']);
    expect((await test.as(system).get('/user/me')).statusCode).toBe(200);
  });

  it('is told to be closed for 90 days: then nothing is left to recognize it by', async () => {
    const id = await join('gone@test.lms');
    expect((await close(id, newPassword)).statusCode).toBe(204);
    const codeOf = async () => (await signIn('gone@test.lms', newPassword)).json().code;
    const hashes = async () => {
      await test.deps.queue.runDue();
      const [closed] = await test.db.select().from(users).where(eq(users.id, id));
      return [closed?.closedAddressHash, closed?.passwordHash];
    };
    test.clock.advance(90 * 24 * 60 * 60_000 - 60_000);
    expect(await hashes()).toEqual([expect.any(String), expect.any(String)]);
    expect(await codeOf()).toBe('auth.closed');
    test.clock.advance(60_000);
    expect(await hashes()).toEqual([null, null]);
    expect(await codeOf()).toBe('auth.unknownAccount');
  });
});
