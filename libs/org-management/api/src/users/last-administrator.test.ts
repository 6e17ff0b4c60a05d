import type { Problem } from '@lms/contract';
import { users } from '@lms/server/database';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeEach(async () => {
  test = createPeople(await createTestApp());
});
afterEach(() => test.close());

const administrators = () =>
  test.db.$count(
    users,
    and(sql`${users.roles} @> array['ROLE_SYSTEM']`, eq(users.status, 'ACTIVE')),
  );

describe('the last active system administrator', () => {
  it('is not shut out, demoted or deleted', async () => {
    const { id } = test.users.system;
    const answers = [
      await test.system.put('/user/updateStatus', { ids: [id], status: 'INACTIVE' }),
      await test.save(id, { roles: ['ROLE_ORGADMIN'] }),
      await test.system.delete(`/user/${id}`),
      await test.system.put('/user/deleteItems', { ids: [id, test.users.learner.id] }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([
        409,
        'auth.lastAdministrator',
      ]);
    }
    expect((await test.read(test.users.learner.id)).status).toBe('ACTIVE');
  });

  it('stays, whoever of two goes against the other first', async () => {
    const organizationId = test.organizations.bcc.id;
    const second = await test.person({ organizationId }, 'ROLE_SYSTEM');
    const other = test.as(second);
    const { id } = test.users.system;
    await Promise.all([test.system.get('/user/me'), other.get('/user/me')]);
    const shut = (client: People['system'], who: string) =>
      client.put('/user/updateStatus', { ids: [who], status: 'INACTIVE' });
    const demote = (client: People['system'], who: string) =>
      test.save(who, { roles: ['ROLE_ORGADMIN'] }, client);
    const answers = await Promise.all([
      shut(test.system, second.id),
      shut(other, id),
      demote(other, id),
      other.delete(`/user/${id}`),
    ]);
    expect(answers.some(({ statusCode }) => statusCode < 300)).toBe(true);
    expect(await administrators()).toBe(1);
  });
});
