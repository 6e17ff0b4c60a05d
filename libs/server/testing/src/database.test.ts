import { jobs } from '@lms/server/database';
import { expect, it } from 'vitest';
import { createTestDatabase } from './database';

const at = '2026-08-14T10:00:00Z';

const next = async () => {
  const database = await createTestDatabase();
  const first = async <Value>(statement: string) =>
    (await database.pool.query<{ value: Value }>(statement)).rows[0]!.value;
  return { ...database, first };
};

it('gives a database without what the test before has written', async () => {
  const used = await next();
  await used.db.insert(jobs).values({ kind: 'mail', payload: {}, createdAt: at, runAt: at });
  await used.first("select nextval('order_numbers') as value");
  await used.first('select pg_advisory_lock(1) as value');
  await used.close();

  const fresh = await next();
  expect(await fresh.db.$count(jobs)).toBe(0);
  expect(await fresh.first("select nextval('order_numbers') as value")).toBe('1');
  expect(
    await fresh.first("select count(*) as value from pg_locks where locktype = 'advisory'"),
  ).toBe('0');
  await fresh.close();
});

it.each([
  ['table', 'create table left_over ()', "to_regclass('left_over')"],
  [
    'missing index',
    'drop index jobs_due_idx',
    "nullif(to_regclass('jobs_due_idx') is null, false)",
  ],
  [
    'function',
    'create function left_over() returns int language sql return 1',
    "to_regproc('left_over')",
  ],
])('gives another database after one with a changed schema: a %s', async (_what, change, left) => {
  const used = await next();
  await used.pool.query(change);
  await used.close();

  const fresh = await next();
  expect(await fresh.first(`select ${left} as value`)).toBeNull();
  await fresh.close();
});
