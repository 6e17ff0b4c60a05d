import { root } from '#tools/setup/run.mjs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explain, judgePlan, largeTables } from './judge-plan.mjs';

const folder = join(root, 'libs/server/database/src/migrations');
const rows = 30_000;

let database;
beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm } });
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) await database.exec(readFileSync(join(folder, name), 'utf8'));
  await database.query(
    `insert into system_log (id, at, level, source, message)
     select gen_random_uuid(), now() - n * interval '1 minute', 'INFO', 'server', 'line ' || n
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await database.exec('analyze system_log');
});
afterAll(() => database.close());

const page = {
  text: 'select * from system_log order by at desc, id desc limit $1 offset $2',
  values: [10, 20],
};
const judged = async (statement) =>
  judgePlan(await explain(database, statement), await largeTables(database, rows / 2));

it('passes a page that an index leads to', async () => {
  const { wholly, time, pages } = await judged(page);
  expect(wholly).toEqual([]);
  expect(time).toBeGreaterThan(0);
  expect(pages).toBeGreaterThan(0);
});

it('names the table that is read wholly once the index is dropped', async () => {
  const [{ definition }] = (
    await database.query(
      "select indexdef as definition from pg_indexes where indexname = 'system_log_at_idx'",
    )
  ).rows;
  await database.exec('drop index system_log_at_idx');
  expect((await judged(page)).wholly).toEqual(['system_log']);
  await database.exec(definition);
  expect((await judged(page)).wholly).toEqual([]);
});

it('counts what a filter leaves out as read', async () => {
  const rare = { text: 'select * from system_log where message = $1', values: ['line 7'] };
  expect((await judged(rare)).wholly).toEqual(['system_log']);
});

it('leaves small tables alone', async () => {
  const plan = await explain(database, { text: 'select * from system_log', values: [] });
  expect(judgePlan(plan, await largeTables(database, rows * 2)).wholly).toEqual([]);
});
