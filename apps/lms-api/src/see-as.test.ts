import type { SeeAs, UserRecord } from '@lms/auth/contract';
import { apiBase, type Problem, reachOf, seeAsHeader } from '@lms/contract';
import { createPeople, type People } from '@lms/org-management/api/testing';
import { activityLog } from '@lms/server/database';
import type { RouteRecord } from '@lms/server/platform';
import { asc, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import type { Call } from './permissions-test/call-row';
import { callRows } from './permissions-test/call-rows';
import { storedRows } from './permissions-test/stored-rows';
import { createWorld } from './permissions-test/world';

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
const send = (
  method: RouteRecord['method'],
  path: string,
  options?: Call['options'],
  body?: Call['body'],
) => {
  const { get, post, put, delete: remove } = test.system;
  if (method === 'GET') return get(path, options);
  if (method === 'DELETE') return remove(path, options);
  return (method === 'PUT' ? put : post)(path, body, options);
};
/** Reads refused while seeing as another person: they outlive it, or are private. */
const forThemselves = [
  'GET /events',
  'GET /learning/course/:courseId/note',
  'GET /report-file/:id/link',
  'GET /user/me/export',
];
const seenRoles = ['ROLE_USER', 'ROLE_ORG_USER', 'ROLE_ORGADMIN'] as const;
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

  it('changes nothing: every write of every module is refused by its own code', async () => {
    const { id } = await begin(test.users.orgAdmin.id);
    const writes = test.app.routeRecords.filter(({ reads }) => !reads);
    expect(writes.length).toBeGreaterThan(50);
    for (const { method, path } of writes) {
      const address = path.replace(/:\w*[iI]d\b/g, test.users.learner.id).replace(/:\w+/g, 'x');
      const answer = await send(method, address, by(id), {});
      expect(`${method} ${path}: ${codeOf(answer)}`).toBe(`${method} ${path}: 403 seeAs.readOnly`);
    }
  });

  it('changes nothing by any call that is declared as a read', async () => {
    const world = await createWorld(test);
    const reads = test.app.routeRecords.filter(({ reads }) => reads);
    expect(reads.length).toBeGreaterThan(100);
    for (const { method, path } of reads) {
      const name = `${method} ${path}`;
      const row = callRows[name]!;
      const role = seenRoles.find(
        (one) => row.access === 'public' || reachOf([one], row.access) !== 'none',
      );
      const caller = await world.own.person(role ?? 'ROLE_ORGADMIN');
      const call = await row.aim({ world, side: world.own, caller, owner: caller });
      const address =
        path.replace(/:(\w+)/g, (_match, key: string) => call.params?.[key] ?? key) +
        (call.query ?? '');
      const look = await begin(caller.id);
      const before = await storedRows(test.database);
      const { statusCode } = await send(
        method,
        address,
        { ...call.options, ...by(look.id) },
        call.body,
      );
      const refused = !role || forThemselves.includes(name);
      expect(`${name}: ${statusCode}`).toBe(`${name}: ${refused ? 403 : (row.done ?? 200)}`);
      // Only system administrators reach this call, and they can't be seen as.
      if (!role)
        expect((await send(method, address, call.options, call.body)).statusCode, name).toBe(200);
      expect(await storedRows(test.database), name).toEqual(before);
    }
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
