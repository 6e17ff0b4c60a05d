import type { MatchingChange, Problem } from '@lms/contract';
import { activityLog, users } from '@lms/server/database';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

const setAll = (client: People['system'], body: object) =>
  client.put('/user/updateStatusOfAll', { status: 'INACTIVE', ...body });
const statusesOf = async (ids: string[]) => {
  const rows = await test.db
    .select({ status: users.status })
    .from(users)
    .where(inArray(users.id, ids));
  return rows.map(({ status }) => status);
};

it('deactivates everybody whom a search matches, on every page, and logs each', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 120; i += 1) ids.push((await test.person({ occupation: 'Weaver' })).id);
  const counted = await setAll(test.system, { searchTerm: 'weaver' });
  expect(counted.json()).toEqual({ count: 120, changed: 0 });
  const done = await setAll(test.system, { searchTerm: 'weaver', confirmed: 120 });
  expect(done.json()).toEqual({ count: 120, changed: 120 });
  expect(new Set(await statusesOf(ids))).toEqual(new Set(['INACTIVE']));
  const logged = await test.db
    .select({ id: activityLog.subjectId })
    .from(activityLog)
    .where(eq(activityLog.action, 'STATUS_CHANGED'));
  expect(logged.filter(({ id }) => id && ids.includes(id))).toHaveLength(120);
});

it('never counts the own account, and says so', async () => {
  const counted = await setAll(test.system, { filter: { roles: ['ROLE_SYSTEM'] } });
  expect(counted.json<MatchingChange>()).toEqual({
    count: 0,
    changed: 0,
    leftOut: [{ reason: 'ownAccount', count: 1 }],
  });
});

it('says how many have the status already', async () => {
  const values = { occupation: 'Beekeeper' };
  await test.person(values);
  await test.person({ ...values, status: 'INACTIVE' });
  await test.person({ ...values, status: 'INACTIVE' });
  expect((await setAll(test.system, { searchTerm: 'beekeeper' })).json()).toEqual({
    count: 1,
    changed: 0,
    leftOut: [{ reason: 'hasStatus', count: 2 }],
  });
});

it('reaches no other organization than the single action does', async () => {
  const { bcc, other } = test.organizations;
  const values = { occupation: 'Potter' };
  const own = await test.person({ ...values, organizationId: bcc.id }, 'ROLE_ORG_USER');
  const foreign = await test.person({ ...values, organizationId: other.id }, 'ROLE_ORG_USER');
  const waiting = await test.person(
    { ...values, organizationId: bcc.id, status: 'PENDING' },
    'ROLE_ORG_USER',
  );
  const state = { searchTerm: 'potter' };
  expect((await setAll(test.admin, state)).json()).toEqual({
    count: 1,
    changed: 0,
    leftOut: [{ reason: 'judgedByOthers', count: 1 }],
  });
  expect((await setAll(test.admin, { ...state, confirmed: 1 })).json()).toMatchObject({
    changed: 1,
  });
  expect(await statusesOf([own.id])).toEqual(['INACTIVE']);
  expect(await statusesOf([foreign.id])).toEqual(['ACTIVE']);
  expect(await statusesOf([waiting.id])).toEqual(['PENDING']);
  expect((await setAll(test.learner, state)).statusCode).toBe(403);
});

it('changes nobody when one of all needs a reason', async () => {
  const values = { occupation: 'Ferryman' };
  const active = await test.person(values);
  const pending = await test.person({ ...values, status: 'PENDING' });
  const state = { searchTerm: 'ferryman', confirmed: 2 };
  const refused = await setAll(test.system, state);
  expect(refused.json<Problem>().errors).toEqual([{ field: 'reason', code: 'required' }]);
  expect(await statusesOf([active.id, pending.id])).toEqual(
    expect.arrayContaining(['ACTIVE', 'PENDING']),
  );
  const done = await setAll(test.system, { ...state, reason: 'The ferry is closed.' });
  expect(done.json()).toEqual({ count: 2, changed: 2 });
});
