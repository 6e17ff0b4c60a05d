import type { Problem, Role } from '@lms/contract';
import type { UsersChange } from '@lms/org-management/contract';
import { activityLog, users } from '@lms/server/database';
import { readOutbox } from '@lms/server/testing';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

const rowsOf = (ids: string[]) =>
  test.db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id);
const rolesOf = async (ids: string[]) => (await rowsOf(ids)).map(({ roles }) => roles);
const change = async (client: People['system'], path: string, body: object) => {
  const method = path === 'mailAll' ? 'post' : 'put';
  const answer = await client[method](`/user/${path}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<UsersChange>();
};

describe('a role for all', () => {
  it('is given to everybody who matches, once their number is confirmed, and logged', async () => {
    const { bcc } = test.organizations;
    const values = { occupation: 'Weaver', organizationId: bcc.id };
    const ids = [(await test.person(values)).id, (await test.person(values)).id];
    const body = { searchTerm: 'weaver', role: 'ROLE_ORG_USER', given: true };
    const counted = await change(test.system, 'updateRoleOfAll', body);
    expect(counted).toEqual({ count: 2, changed: 0, refused: [] });
    expect(await rolesOf(ids)).toEqual([['ROLE_USER'], ['ROLE_USER']]);
    const stale = await test.system.put('/user/updateRoleOfAll', { ...body, confirmed: 3 });
    expect([stale.statusCode, stale.json<Problem>().code]).toEqual([409, 'entity.countChanged']);
    const done = await change(test.system, 'updateRoleOfAll', { ...body, confirmed: 2 });
    expect(done).toEqual({ count: 2, changed: 2, refused: [] });
    const both: Role[] = ['ROLE_USER', 'ROLE_ORG_USER'];
    expect(await rolesOf(ids)).toEqual([both, both]);
    const logged = await test.db
      .select({ id: activityLog.subjectId })
      .from(activityLog)
      .where(eq(activityLog.action, 'ROLES_CHANGED'));
    expect(logged.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('tells by name who was left out, and why, and changes the others', async () => {
    const { bcc } = test.organizations;
    const values = { occupation: 'Potter' };
    const inside = await test.person({ ...values, organizationId: bcc.id });
    const outside = await test.person({ ...values, name: 'Rina', organizationId: null });
    const body = { searchTerm: 'potter', role: 'ROLE_ORG_USER', given: true, confirmed: 2 };
    expect(await change(test.system, 'updateRoleOfAll', body)).toEqual({
      count: 2,
      changed: 1,
      refused: [
        {
          id: outside.id,
          name: 'Rina',
          code: 'validation.failed',
          errors: [{ field: 'organizationId', code: 'required' }],
        },
      ],
    });
    expect(await rolesOf([inside.id])).toEqual([['ROLE_USER', 'ROLE_ORG_USER']]);
    const taken = { ...body, role: 'ROLE_USER', given: false };
    const { refused } = await change(test.system, 'updateRoleOfAll', taken);
    expect(refused.map(({ id, errors }) => [id, errors])).toEqual([
      [outside.id, [{ field: 'roles', code: 'required' }]],
    ]);
  });

  it('is for the selected ones alone, and never above the own role or organization', async () => {
    const { bcc, other } = test.organizations;
    const own = await test.person({ organizationId: bcc.id }, 'ROLE_ORG_USER');
    const foreign = await test.person({ organizationId: other.id }, 'ROLE_ORG_USER');
    const ids = [own.id, foreign.id];
    const body = { ids, role: 'ROLE_SYSTEM', given: true };
    expect(await change(test.admin, 'updateRoleOfAll', body)).toMatchObject({ count: 1 });
    const { refused } = await change(test.admin, 'updateRoleOfAll', { ...body, confirmed: 1 });
    expect(refused.map(({ id, code }) => [id, code])).toEqual([[own.id, 'user.roleTooHigh']]);
    expect(await rolesOf(ids)).toEqual([['ROLE_ORG_USER'], ['ROLE_ORG_USER']]);
  });

  it('is given to no more than a thousand at once', async () => {
    const crowd = (from: number, count: number) =>
      test.db.insert(users).values(
        Array.from({ length: count }, (_none, index) => ({
          username: `crowd-${from + index}@test.lms`,
          name: 'One of many',
          occupation: 'Glazier',
          roles: ['ROLE_USER' as const],
        })),
      );
    const body = { searchTerm: 'glazier', role: 'ROLE_ORG_USER', given: true };
    await crowd(0, 1_000);
    expect(await change(test.system, 'updateRoleOfAll', body)).toMatchObject({ count: 1_000 });
    await crowd(1_000, 1);
    const refused = await test.system.put('/user/updateRoleOfAll', body);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'entity.tooMany']);
  });
});

describe('an organization for all', () => {
  it('is set by who reaches all organizations alone', async () => {
    const { bcc, other } = test.organizations;
    const { id } = await test.person({ organizationId: bcc.id }, 'ROLE_ORG_USER');
    const body = { ids: [id], organizationId: other.id, confirmed: 1 };
    expect((await test.admin.put('/user/updateOrganizationOfAll', body)).statusCode).toBe(403);
    expect(await change(test.system, 'updateOrganizationOfAll', body)).toMatchObject({
      changed: 1,
    });
    expect((await rowsOf([id]))[0]?.organizationId).toBe(other.id);
    const none = await change(test.system, 'updateOrganizationOfAll', {
      ...body,
      organizationId: null,
    });
    expect(none).toMatchObject({ changed: 0, refused: [{ id, code: 'validation.failed' }] });
  });
});

describe('a mail to all', () => {
  it('goes to active accounts, in the frame of each language, a few times an hour', async () => {
    const { bcc } = test.organizations;
    const values = { occupation: 'Miller', organizationId: bcc.id };
    await test.person({ ...values, preferredLanguage: 'de' }, 'ROLE_ORG_USER');
    await test.person({ ...values, preferredLanguage: 'fr' }, 'ROLE_ORG_USER');
    await test.person({ ...values, status: 'INACTIVE' }, 'ROLE_ORG_USER');
    const words = { subject: 'A week off', text: 'We are closed <b>next week</b>.' };
    const body = { searchTerm: 'miller', ...words };
    expect(await change(test.admin, 'mailAll', body)).toEqual({
      count: 2,
      changed: 0,
      refused: [],
    });
    const before = (await readOutbox(test)).length;
    const sent = { ...body, confirmed: 2 };
    expect(await change(test.admin, 'mailAll', sent)).toMatchObject({ changed: 2 });
    const mails = (await readOutbox(test)).slice(before);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toContain('Subject: A week off');
      expect(mail).toContain('We are closed &lt;b&gt;next week&lt;/b&gt;.');
    }
    expect(mails.some((mail) => mail.includes('Zur Plattform'))).toBe(true);
    expect(mails.some((mail) => mail.includes('Bonjour'))).toBe(true);
    for (let time = 2; time <= 5; time += 1) await change(test.admin, 'mailAll', sent);
    expect((await test.admin.post('/user/mailAll', sent)).statusCode).toBe(429);
  });
});
