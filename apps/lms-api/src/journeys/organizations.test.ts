import type { Problem } from '@lms/contract';
import { buildInput, createReviewer } from '@lms/org-management/api/testing';
import type { Organization } from '@lms/org-management/contract';
import { activityLog, users } from '@lms/server/database';
import { newestToken, readOutbox, type TestApp, testPassword } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let reviewer: ReturnType<typeof createReviewer>;
beforeAll(async () => {
  test = await createTestApp();
  reviewer = createReviewer(test);
});
afterAll(() => test.close());
// Time after which the rate limits are reset.
beforeEach(() => test.clock.advance(60 * 60_000));

const codeOf = (response: { json: <T>() => T }) => response.json<Problem>().code;

const password = 'Skilled-Hands-77';
const setPassword = (token: string) =>
  test.anonymous.put('/auth/user/reset-password', { token, password });
const actionsOn = async (subjectId: string) =>
  (await test.db.select().from(activityLog).where(eq(activityLog.subjectId, subjectId))).map(
    ({ action }) => action,
  );

describe('approval', () => {
  it('makes the contact person the administrator, who sets a password by one link', async () => {
    const { id, contactPerson, code, name } = await reviewer.register();
    expect((await reviewer.move(id, 'ACTIVE')).statusCode).toBe(200);
    expect((await readOutbox(test)).at(-1)).toContain(`“${name}” অনুমোদিত হয়েছে`);
    const token = await newestToken(test);
    expect(codeOf(await reviewer.signIn(contactPerson.email, testPassword))).toBe(
      'auth.wrongPassword',
    );
    expect((await setPassword(token)).statusCode).toBe(204);
    expect(codeOf(await setPassword(token))).toBe('auth.linkInvalid');
    const { accessToken } = (await reviewer.signIn(contactPerson.email, password)).json<{
      accessToken: string;
    }>();
    const bearer = { headers: { authorization: `Bearer ${accessToken}` } };
    expect((await test.anonymous.get('/user/me', bearer)).json()).toMatchObject({
      name: contactPerson.name,
      roles: ['ROLE_ORGADMIN'],
      preferredLanguage: 'bn',
      organization: { id, code, name },
    });
    expect((await test.anonymous.get('/dashboard', bearer)).statusCode).toBe(200);
    expect((await test.anonymous.get(`/catalog/organization/${code}`)).statusCode).toBe(200);
    expect(await actionsOn(id)).toEqual(['APPROVED']);
  });

  it('in two tabs at once makes one administrator and sends one invitation', async () => {
    const { id } = await reviewer.register();
    const mails = (await readOutbox(test)).length;
    const answers = await Promise.all([reviewer.move(id, 'ACTIVE'), reviewer.move(id, 'ACTIVE')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await test.db.$count(users, eq(users.organizationId, id))).toBe(1);
    expect(await readOutbox(test)).toHaveLength(mails + 1);
  });

  it('is refused while an account has the contact person’s address, and possible with another', async () => {
    const { id, contactPerson } = await reviewer.register();
    await test.db
      .update(users)
      .set({ username: contactPerson.email })
      .where(eq(users.id, test.users.otherLearner.id));
    const review = (await reviewer.system().get(`/organization/${id}/review`)).json();
    expect(review).toMatchObject({ contactHasAccount: true });
    expect(codeOf(await reviewer.move(id, 'ACTIVE'))).toBe('organization.contactHasAccount');
    expect(await reviewer.rowOf(id)).toMatchObject({ status: 'PENDING' });
    const { code, name, type, email, phone, website, address, description, version } = (
      await reviewer.system().get(`/organization/${id}`)
    ).json<Organization>();
    const changed = await reviewer.system().put(`/organization/${id}`, {
      code,
      name,
      type,
      email,
      phone,
      website,
      address,
      description,
      version,
      contactPerson: { ...contactPerson, email: 'another@skills.example' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await reviewer.move(id, 'ACTIVE')).statusCode).toBe(200);
  });
});

describe('rejection', () => {
  it('needs a reason, which is mailed word for word, and is the last word', async () => {
    const { id, contactPerson } = await reviewer.register({ language: 'en' });
    const unreasoned = await reviewer.move(id, 'REJECTED');
    expect(unreasoned.json<Problem>().errors).toEqual([{ field: 'reason', code: 'required' }]);
    const reason = 'The licence <ended> in {2024}.';
    expect((await reviewer.move(id, 'REJECTED', reason)).statusCode).toBe(200);
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toContain(contactPerson.email);
    expect(mail).toContain(reason);
    expect(mail).toContain('&lt;ended&gt;');
    expect(await reviewer.rowOf(id)).toMatchObject({ status: 'REJECTED', rejectionReason: reason });
    expect(await test.db.$count(users, eq(users.organizationId, id))).toBe(0);
    expect((await reviewer.move(id, 'ACTIVE')).json<Problem>()).toMatchObject({
      code: 'entity.transitionRefused',
      savedBy: { name: 'system', at: expect.any(String) as string },
    });
    expect(await actionsOn(id)).toEqual(['REJECTED']);
  });

  it('lets the registration be deleted with its papers', async () => {
    const { id, documents } = await reviewer.register();
    await reviewer.move(id, 'REJECTED', 'Not real');
    const file = join(test.deps.config.dataDir, 'documents', documents[0] ?? '');
    expect(existsSync(file)).toBe(true);
    expect((await reviewer.system().delete(`/organization/${id}`)).statusCode).toBe(204);
    await test.deps.queue.runDue();
    expect(existsSync(file)).toBe(false);
  });
});

describe('the list', () => {
  it('finds by code, name and contact person, and lets a new one wait for approval', async () => {
    const input = buildInput({ code: 'HANDMADE' });
    const made = await reviewer.system().post('/organization', input);
    expect(made.statusCode, made.body).toBe(201);
    for (const searchTerm of ['handm', input.name.toUpperCase(), input.contactPerson.email]) {
      const found = await reviewer.system().post('/organization/find', { searchTerm });
      expect(found.json<{ items: Organization[] }>().items).toMatchObject([{ code: 'HANDMADE' }]);
    }
    const same = await reviewer.system().post('/organization', input);
    expect(same.json<Problem>()).toMatchObject({
      code: 'entity.duplicate',
      errors: [{ field: 'code', code: 'taken' }],
    });
    const { id } = made.json<{ id: string }>();
    expect(await reviewer.rowOf(id)).toMatchObject({ status: 'PENDING' });
    expect((await reviewer.move(id, 'ACTIVE')).statusCode).toBe(200);
    const admins = and(eq(users.organizationId, id), eq(users.status, 'PENDING'));
    expect(await test.db.$count(users, admins)).toBe(1);
  });

  it('is moved as a whole or not at all', async () => {
    const [one, two] = [await reviewer.register(), await reviewer.register()];
    await reviewer.move(two.id, 'REJECTED', 'Not real');
    const both = await reviewer.system().put('/organization/updateStatus', {
      ids: [one.id, two.id],
      status: 'ACTIVE',
    });
    expect(codeOf(both)).toBe('entity.transitionRefused');
    expect(await reviewer.rowOf(one.id)).toMatchObject({ status: 'PENDING' });
    expect(await test.db.$count(users, eq(users.organizationId, one.id))).toBe(0);
  });
});
