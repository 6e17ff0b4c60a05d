import type { SeeAs, UserRecord } from '@lms/auth/contract';
import { apiBase, type Problem, seeAsHeader } from '@lms/contract';
import { createPeople, type People } from '@lms/org-management/api/testing';
import { activityLog } from '@lms/server/database';
import { asc, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: People;
beforeEach(async () => {
  test = createPeople(await createTestApp());
});
afterEach(() => test.close());

const begin = async (userId: string, client = test.system) => {
  const response = await client.post(`/user/${userId}/see-as`);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<SeeAs>();
};
const by = (id: string) => ({ headers: { [seeAsHeader]: id } });
const codeOf = (response: { statusCode: number; json: <T>() => T }) =>
  `${response.statusCode} ${response.json<Problem>().code}`;
const log = async () =>
  (
    await test.db
      .select()
      .from(activityLog)
      .where(inArray(activityLog.action, ['SEE_AS_STARTED', 'SEE_AS_ENDED']))
      .orderBy(asc(activityLog.id))
  ).map(({ action, subject, userId }) => ({ action, subject, userId }));

describe('a look through the eyes of somebody', () => {
  it('shows what they see, until it is ended, and leaves the own session alone', async () => {
    const { learner, system } = test.users;
    const look = await begin(learner.id);
    const me = await test.system.get('/user/me', by(look.id));
    expect(me.json<UserRecord>()).toMatchObject({ id: learner.id, viewedAsUntil: look.expiresAt });
    expect((await test.system.post('/user/find', {}, by(look.id))).statusCode).toBe(403);
    expect((await test.system.get('/dashboard', by(look.id))).statusCode).toBe(200);
    const own = (await test.system.get('/user/me')).json<UserRecord>();
    expect(own).toMatchObject({ id: system.id, viewedAsUntil: null });
    expect((await test.system.delete('/user/me/see-as')).statusCode).toBe(204);
    expect(codeOf(await test.system.get('/user/me', by(look.id)))).toBe('403 seeAs.ended');
    expect(await log()).toEqual([
      { action: 'SEE_AS_STARTED', subject: 'learner', userId: system.id },
      { action: 'SEE_AS_ENDED', subject: 'learner', userId: system.id },
    ]);
  });

  it('is over after half an hour, which the log tells without anybody coming back', async () => {
    const look = await begin(test.users.learner.id);
    test.clock.advance(29 * 60_000);
    const fresh = test.as({ ...test.users.system });
    await test.deps.queue.runDue();
    expect(await log()).toHaveLength(1);
    test.clock.advance(60_000);
    await test.deps.queue.runDue();
    expect((await log()).map(({ action }) => action)).toEqual(['SEE_AS_STARTED', 'SEE_AS_ENDED']);
    expect((await fresh.get('/user/me', by(look.id))).statusCode).toBeGreaterThanOrEqual(401);
  });

  it('is never one of a system administrator, nor of an account that is not open', async () => {
    const other = await test.person({ organizationId: test.organizations.bcc.id }, 'ROLE_SYSTEM');
    const waiting = await test.person({ status: 'PENDING' });
    for (const { id } of [other, test.users.system, waiting]) {
      expect(codeOf(await test.system.post(`/user/${id}/see-as`))).toBe(
        '409 entity.transitionRefused',
      );
    }
    for (const client of [test.admin, test.learner]) {
      const answer = await client.post(`/user/${test.users.orgUser.id}/see-as`);
      expect(answer.statusCode).toBe(403);
    }
  });

  it('is worth nothing in another session, without the role, or once its person has it', async () => {
    const organizationId = test.organizations.bcc.id;
    const second = await test.person({ organizationId }, 'ROLE_SYSTEM');
    const seen = await test.person({ organizationId }, 'ROLE_ORG_USER');
    const look = await begin(seen.id);
    const others = test.as(second);
    expect(codeOf(await others.get('/user/me', by(look.id)))).toBe('403 seeAs.ended');
    expect(codeOf(await test.learner.get('/user/me', by(look.id)))).toBe('403 seeAs.ended');
    expect(codeOf(await test.system.get('/user/me', by('nonsense')))).toBe('403 seeAs.ended');
    const anonymous = await test.app.inject({ url: `${apiBase}/user/me`, ...by(look.id) });
    expect(anonymous.statusCode).toBe(401);
    expect((await test.save(seen.id, { roles: ['ROLE_SYSTEM'] })).statusCode).toBe(200);
    expect(codeOf(await test.system.get('/user/me', by(look.id)))).toBe('403 seeAs.ended');
  });

  it('takes the place of the one before', async () => {
    const first = await begin(test.users.learner.id);
    const second = await begin(test.users.orgUser.id);
    expect(codeOf(await test.system.get('/user/me', by(first.id)))).toBe('403 seeAs.ended');
    expect((await test.system.get('/user/me', by(second.id))).statusCode).toBe(200);
    expect((await log()).map(({ subject }) => subject)).toEqual(['learner', 'learner', 'org-user']);
  });
});
