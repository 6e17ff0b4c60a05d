import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Pglite, startPgliteInMemory } from './pglite';
import { startUpkeep } from './upkeep';

let pglite: Pglite;
let pool: Pool;
beforeAll(async () => {
  pglite = await startPgliteInMemory();
  pool = new Pool({ host: pglite.socketFolder, user: 'postgres', database: 'postgres' });
});
afterAll(async () => {
  await pool.end();
  await pglite.stop();
});

const limit = { timeout: 10_000 };
const unexpected = (error: unknown) => {
  throw error;
};
const rowsOf = async (statement: string) => (await pool.query<object>(statement)).rows;

describe('the upkeep of the embedded database', () => {
  it('gives a statement that was planned for an empty table the plan of a full one', async () => {
    await pool.query('create table learners (id int primary key, name text)');
    await pool.query('set plan_cache_mode = force_generic_plan');
    await pool.query('prepare find_learner(int) as select name from learners where id = $1');
    await pool.query(
      "insert into learners select number, 'name' from generate_series(1, 5) number",
    );
    await pool.query('analyze learners');
    const planned = async () => JSON.stringify(await rowsOf('explain execute find_learner(1)'));
    expect(await planned()).toContain('Seq Scan');

    await pool.query(
      "insert into learners select number, 'name' from generate_series(6, 5000) number",
    );
    expect(await planned()).toContain('Seq Scan');
    const end = startUpkeep(pool, unexpected, 10);
    await expect.poll(planned, limit).toContain('Index Scan');
    end();
  });

  it('frees the room of rows that were changed or deleted', async () => {
    await pool.query(
      "create table notes as select number as id, 'text' as body from generate_series(1, 1000) number",
    );
    await pool.query("update notes set body = 'changed'");
    const end = startUpkeep(pool, unexpected, 10);
    const statement =
      "select n_dead_tup::int as dead, n_live_tup::int as live from pg_stat_user_tables where relname = 'notes'";
    await expect.poll(() => rowsOf(statement), limit).toEqual([{ dead: 0, live: 1000 }]);
    end();
  });

  it('tells the first of a series of failures, and goes on', async () => {
    const told: unknown[] = [];
    let asked = 0;
    let broken = true;
    const unsteady = {
      query: (statement: string) => {
        asked += 1;
        return broken ? Promise.reject(new Error('no room left')) : pool.query(statement);
      },
    };
    const askedTwice = () => expect.poll(() => asked, limit).toBeGreaterThan(asked + 4);
    const end = startUpkeep(unsteady as Pool, (error) => told.push(error), 10);
    await askedTwice();
    expect(told).toHaveLength(1);
    broken = false;
    await askedTwice();
    broken = true;
    await askedTwice();
    expect(told).toHaveLength(2);
    end();
  });
});
