import type { MatchingChange, Problem } from '@lms/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEntityTest, path } from '../../testing/category-fixture';

let test: Awaited<ReturnType<typeof createEntityTest>>;
beforeAll(async () => {
  test = await createEntityTest();
});
afterAll(() => test.close());
beforeEach(() => test.clear());

const setAll = (body: object, client = test.system) =>
  client.put(`${path}/updateStatusOfAll`, { status: 'INACTIVE', ...body });
const createSome = async () => {
  const ids: string[] = [];
  for (const slug of ['web-one', 'web-two', 'web-three', 'other']) {
    ids.push(await test.create(slug, { name: { en: slug, bn: slug } }));
  }
  return ids;
};

it('counts all that match before it changes the status of any', async () => {
  const ids = await createSome();
  const state = { searchTerm: 'web', paginator: { page: 2, pageSize: 3, total: 3 } };
  const counted = await setAll(state);
  expect(counted.json()).toEqual({ count: 3, changed: 0 });
  expect((await test.read(ids[0] ?? '')).status).toBe('ACTIVE');

  const changed = await setAll({ ...state, confirmed: 3 });
  expect(changed.json()).toEqual({ count: 3, changed: 3 });
  const statuses = await Promise.all(ids.map(async (id) => (await test.read(id)).status));
  expect(statuses).toEqual(['INACTIVE', 'INACTIVE', 'INACTIVE', 'ACTIVE']);
});

it('touches only those that may take the status', async () => {
  const [first = ''] = await createSome();
  await test.system.put(`${path}/updateStatus`, { ids: [first], status: 'INACTIVE' });
  expect((await setAll({})).json<MatchingChange>().count).toBe(3);
  expect((await setAll({ filter: { status: 'INACTIVE' } })).json<MatchingChange>().count).toBe(0);
});

it('changes nothing when the number is no longer the one that was confirmed', async () => {
  const [first = ''] = await createSome();
  const late = await setAll({ confirmed: 3 });
  expect(late.statusCode).toBe(409);
  expect(late.json<Problem>().code).toBe('entity.countChanged');
  expect((await test.read(first)).status).toBe('ACTIVE');
});

it.each([
  ['an unknown filter', { filter: { nothing: 1 } }],
  ['an unknown status', { status: 'GONE' }],
  ['more than one call changes', { confirmed: 1_001 }],
  ['an unknown field', { ids: [] }],
])('refuses %s', async (_what, body) => {
  expect((await setAll(body)).statusCode).toBe(400);
});

it('is refused to those who may not change a single one', async () => {
  await createSome();
  expect((await setAll({ confirmed: 4 }, test.as(test.users.orgAdmin))).statusCode).toBe(403);
});
