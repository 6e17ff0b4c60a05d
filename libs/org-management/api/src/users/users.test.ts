import type { FindResult, Problem } from '@lms/contract';
import type { User } from '@lms/org-management/contract';
import { activityLog, users } from '@lms/server/database';
import { newestToken, readOutbox } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

const codeOf = (response: { json: <T>() => T; statusCode: number }) =>
  [response.statusCode, response.json<Problem>().code] as const;
const create = async (more: Parameters<People['input']>[0] = {}, client = test.system) => {
  const response = await client.post('/user', test.input(more));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};
const find = async (client: People['system'], body: object = {}) =>
  (await client.post('/user/find', body)).json<FindResult<User>>().items;
const statusOf = async (client: People['system'], ids: string[], status: string, more = {}) =>
  client.put('/user/updateStatus', { ids, status, ...more });

describe('the list of people', () => {
  it('shows all to a system administrator, and no secret', async () => {
    const items = await find(test.system, { paginator: { page: 1, pageSize: 100 } });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(JSON.stringify(items)).not.toMatch(/passwordHash|secondFactor|argon2/);
    const [admin] = await find(test.system, { searchTerm: 'org-admin@test' });
    expect(admin).toMatchObject({
      username: 'org-admin@test.lms',
      organization: { code: 'BCC', name: 'Computer Council' },
    });
  });

  it('shows its own people to an organization, and neither learners nor system administrators', async () => {
    await test.person({ organizationId: test.organizations.bcc.id });
    const names = (await find(test.admin)).map(({ name }) => name).sort();
    expect(names).toEqual(['org-admin', 'org-user']);
    const everybody = { filter: { organizationId: test.organizations.other.id } };
    expect(await find(test.admin, everybody)).toEqual([]);
    expect(await find(test.admin, { filter: { roles: ['ROLE_SYSTEM'] } })).toEqual([]);
    expect(await find(test.admin, { searchTerm: 'other-org' })).toEqual([]);
  });

  it('is filtered by roles and status', async () => {
    const items = await find(test.system, {
      filter: { roles: ['ROLE_ORG_USER', 'ROLE_ORGADMIN'], status: ['ACTIVE', 'INACTIVE'] },
      sorting: { column: 'name', direction: 'desc' },
    });
    expect(items.map(({ name }) => name)).toEqual([
      'other-org-user',
      'other-org-admin',
      'org-user',
      'org-admin',
    ]);
  });

  it('is exported by name', async () => {
    const columns = [{ field: 'organization.code', title: 'Organization' }];
    const file = await test.admin.post('/user/export', { format: 'csv', columns });
    expect(file.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Organization',
      'BCC',
      'BCC',
    ]);
  });

  it('is exported alone where it is selected, and only within reach', async () => {
    const columns = [{ field: 'username', title: 'Email' }];
    const [own, theirs] = await Promise.all(
      ['org-admin@test', 'other-org-admin'].map(async (searchTerm) => {
        const [found] = await find(test.system, { searchTerm });
        return found;
      }),
    );
    const ids = [own!.id, theirs!.id];
    const file = await test.admin.post('/user/export', { format: 'csv', columns, ids });
    const lines = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toEqual(['Email', own!.username]);
  });
});

describe('a person who is made', () => {
  it('is invited, chooses a password and works from then on', async () => {
    const id = await create({ username: 'nadia@example.org' });
    expect(await test.read(id)).toMatchObject({ status: 'PENDING', lastLoginAt: null });
    const body = { token: await newestToken(test), password: 'Bengal-71x' };
    expect((await test.anonymous.put('/auth/user/reset-password', body)).statusCode).toBe(204);
    expect(await test.read(id)).toMatchObject({ status: 'ACTIVE' });
  });

  it("is one of the own organization, whatever an organization's administrator says", async () => {
    const id = await create({ organizationId: test.organizations.other.id }, test.admin);
    expect((await test.read(id)).organizationId).toBe(test.organizations.bcc.id);
  });

  it('has no role above the one who makes them', async () => {
    for (const roles of [['ROLE_SYSTEM'], ['ROLE_USER'], ['ROLE_ORG_USER', 'ROLE_SYSTEM']]) {
      const input = { ...test.input(), roles };
      expect(codeOf(await test.admin.post('/user', input))).toEqual([403, 'user.roleTooHigh']);
    }
  });

  it('has an address of their own, and an organization where the role needs one', async () => {
    const taken = await test.system.post('/user', test.input({ username: 'System@test.lms' }));
    expect(taken.json<Problem>().errors).toEqual([{ field: 'username', code: 'taken' }]);
    const lost = await test.system.post('/user', test.input({ organizationId: null }));
    expect(lost.json<Problem>().errors).toEqual([{ field: 'organizationId', code: 'required' }]);
    const learner = test.input({ organizationId: null, roles: ['ROLE_USER'] });
    expect((await test.system.post('/user', learner)).statusCode).toBe(201);
  });

  it('gets the link again, which spends the one before', async () => {
    const id = await create();
    const first = await newestToken(test);
    expect((await test.admin.post(`/user/${id}/resend`)).statusCode).toBe(204);
    const body = { token: first, password: 'Bengal-71x' };
    expect((await test.anonymous.put('/auth/user/reset-password', body)).statusCode).toBe(400);
    expect(codeOf(await test.admin.post(`/user/${test.users.orgUser.id}/resend`))).toEqual([
      409,
      'entity.transitionRefused',
    ]);
  });

  it('has a mistyped address mended until the account is open', async () => {
    const id = await create({ username: 'wrogn@example.org' });
    const misled = await newestToken(test);
    expect((await test.save(id, { username: 'wrong@example.org' })).statusCode).toBe(200);
    expect((await readOutbox(test)).at(-1)).toContain('wrong@example.org');
    const body = { token: misled, password: 'Bengal-71x' };
    expect((await test.anonymous.put('/auth/user/reset-password', body)).statusCode).toBe(400);
    const open = await test.save(test.users.orgUser.id, { username: 'mine@example.org' });
    expect(open.json<Problem>().errors).toEqual([{ field: 'username', code: 'invalid' }]);
  });
});

describe('an organization', () => {
  it('reaches nobody of another, by none of the calls', async () => {
    const { id } = test.users.otherOrgUser;
    const statuses = await Promise.all([
      test.admin.get(`/user/${id}`),
      test.save(id, { name: 'Changed' }, test.admin),
      statusOf(test.admin, [test.users.orgUser.id, id], 'INACTIVE'),
      test.admin.post(`/user/${id}/resend`),
      test.admin.post(`/user/${id}/password-link`),
      test.admin.get(`/user/${id}/session`),
      test.admin.delete(`/user/${id}/session`),
      test.admin.get(`/user/${id}/study`),
      test.admin.get(`/user/${id}/activity`),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual(statuses.map(() => 404));
    expect((await test.read(test.users.orgUser.id)).status).toBe('ACTIVE');
  });

  it('reaches no system administrator and no learner of its own', async () => {
    const learner = await test.person({ organizationId: test.organizations.bcc.id });
    for (const { id } of [test.users.system, learner]) {
      expect((await test.admin.get(`/user/${id}`)).statusCode).toBe(404);
      expect((await statusOf(test.admin, [id], 'INACTIVE')).statusCode).toBe(404);
    }
  });

  it('neither accepts registrations nor closes accounts', async () => {
    const id = await create({}, test.admin);
    expect((await statusOf(test.admin, [id], 'ACTIVE')).statusCode).toBe(403);
    expect((await test.admin.delete(`/user/${id}`)).statusCode).toBe(403);
    expect((await test.admin.put('/user/deleteItems', { ids: [id] })).statusCode).toBe(403);
  });

  it('gives and takes the roles of its people alone', async () => {
    const { id } = test.users.orgUser;
    expect((await test.save(id, { roles: ['ROLE_ORGADMIN'] }, test.admin)).statusCode).toBe(200);
    expect(codeOf(await test.save(id, { roles: ['ROLE_SYSTEM'] }, test.admin))).toEqual([
      403,
      'user.roleTooHigh',
    ]);
    expect((await test.save(id, { roles: ['ROLE_ORG_USER'] }, test.admin)).statusCode).toBe(200);
  });
});

describe('the own account', () => {
  it('has neither its role, its organization nor its status changed, and is not deleted', async () => {
    const { id } = test.users.orgAdmin;
    const refused = [403, 'user.ownAccount'];
    expect(codeOf(await test.save(id, { roles: ['ROLE_ORG_USER'] }, test.admin))).toEqual(refused);
    expect(codeOf(await statusOf(test.admin, [id], 'INACTIVE'))).toEqual(refused);
    await test.person({ organizationId: test.organizations.bcc.id }, 'ROLE_SYSTEM');
    const own = test.users.system.id;
    expect(codeOf(await test.save(own, { roles: ['ROLE_USER'] }))).toEqual(refused);
    const elsewhere = { organizationId: test.organizations.other.id };
    expect(codeOf(await test.save(own, elsewhere))).toEqual(refused);
    expect(codeOf(await test.system.delete(`/user/${own}`))).toEqual(refused);
    expect((await test.save(id, { name: 'org-admin' }, test.admin)).statusCode).toBe(200);
  });
});

describe('what is changed of somebody', () => {
  it('acts on their next request: a role', async () => {
    const person = await test.person(
      { organizationId: test.organizations.bcc.id },
      'ROLE_ORGADMIN',
    );
    const client = test.as(person);
    expect((await client.post('/user/find', {})).statusCode).toBe(200);
    expect((await test.save(person.id, { roles: ['ROLE_ORG_USER'] })).statusCode).toBe(200);
    expect((await client.post('/user/find', {})).statusCode).toBe(403);
    const log = await test.db
      .select()
      .from(activityLog)
      .where(eq(activityLog.subjectId, person.id))
      .orderBy(activityLog.id);
    expect(log.map(({ action }) => action)).toEqual(['CHANGED', 'ROLES_CHANGED']);
  });

  it('acts on their next request: being shut out, for good', async () => {
    const person = await test.person(
      { organizationId: test.organizations.bcc.id },
      'ROLE_ORG_USER',
    );
    const client = test.as(person);
    expect((await client.get('/user/me')).statusCode).toBe(200);
    expect((await statusOf(test.admin, [person.id], 'INACTIVE')).statusCode).toBe(200);
    expect((await client.get('/user/me')).statusCode).toBe(401);
    expect((await statusOf(test.admin, [person.id], 'ACTIVE')).statusCode).toBe(200);
    expect((await client.get('/user/me')).statusCode).toBe(401);
  });

  it('mails who was shut out that they were, and why if that was said, and keeps the reason meanwhile', async () => {
    const organizationId = test.organizations.bcc.id;
    const [first, second] = [
      await test.person({ organizationId }, 'ROLE_ORG_USER'),
      await test.person({ organizationId }, 'ROLE_ORG_USER'),
    ];
    expect((await statusOf(test.admin, [first.id], 'INACTIVE')).statusCode).toBe(200);
    const told = (await readOutbox(test)).at(-1);
    expect(told).toContain(first.username);
    expect(told).not.toContain('The reason');
    const reason = 'No longer with us';
    expect((await statusOf(test.admin, [second.id], 'INACTIVE', { reason })).statusCode).toBe(200);
    expect((await readOutbox(test)).at(-1)).toContain(`The reason: ${reason}`);
    expect((await test.read(first.id)).deactivationReason).toBeNull();
    expect((await test.read(second.id)).deactivationReason).toBe(reason);
    expect((await statusOf(test.admin, [second.id], 'ACTIVE')).statusCode).toBe(200);
    expect((await test.read(second.id)).deactivationReason).toBeNull();
  });

  it('is refused to who saves what another has changed since', async () => {
    const { id } = await test.person();
    const { version } = await test.read(id);
    await test.save(id, { name: 'First' });
    const late = await test.save(id, { name: 'Second', version });
    expect(codeOf(late)).toEqual([409, 'entity.conflict']);
    expect(late.json<Problem>().savedBy?.name).toBe('system');
  });
});

describe('a registration', () => {
  const registered = () => test.person({ status: 'PENDING', passwordHash: 'x' });

  it('is accepted or refused with a reason, which is mailed', async () => {
    const [accepted, refused] = [await registered(), await registered()];
    expect((await statusOf(test.system, [accepted.id], 'ACTIVE')).statusCode).toBe(200);
    expect((await statusOf(test.system, [refused.id], 'INACTIVE')).statusCode).toBe(400);
    const reason = 'This is not a person';
    const answer = await statusOf(test.system, [refused.id], 'INACTIVE', { reason });
    expect(answer.statusCode).toBe(200);
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toContain(reason);
    expect(mail).toContain(refused.username);
  });

  it('never becomes pending again', async () => {
    const response = await statusOf(test.system, [test.users.orgUser.id], 'PENDING');
    expect(codeOf(response)).toEqual([409, 'entity.transitionRefused']);
  });
});

describe('an account that is closed for somebody', () => {
  it('says nothing of them any more and stands in no list', async () => {
    const person = await test.person({ name: 'Kamal Hossain', phone: '01711' });
    const client = test.as(person);
    expect((await client.get('/user/me')).statusCode).toBe(200);
    const response = await test.system.put('/user/deleteItems', { ids: [person.id] });
    expect(response.json()).toEqual({ ids: [person.id] });
    expect((await client.get('/user/me')).statusCode).toBe(401);
    expect((await test.system.get(`/user/${person.id}`)).statusCode).toBe(404);
    expect(await find(test.system, { searchTerm: 'Kamal' })).toEqual([]);
    expect(await find(test.system, { searchTerm: 'closed-' })).toEqual([]);
    const [row] = await test.db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ name: '', phone: '', status: 'INACTIVE' });
    expect((await readOutbox(test)).at(-1)).toContain('A system administrator closed your account');
  });
});
