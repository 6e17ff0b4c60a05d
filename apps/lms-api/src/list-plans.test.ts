import { orderResource } from '@lms/cart/contract';
import {
  certificateResource,
  courseRatingResource,
  enrolmentResource,
} from '@lms/learning/contract';
import { attempts } from '@lms/server/database';
import { type TestApp, type TestClient } from '@lms/server/testing';
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/app';
import { entities } from './permissions-test/entities';
import { createWorld } from './permissions-test/world';

let test: TestApp;
let system: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  const world = await createWorld(test);
  const at = { world, side: world.own, caller: test.users.system, owner: test.users.system };
  for (const { make } of entities) await make(at);
  for (const { make } of entities) await make(at);
  system = test.as(test.users.system);
  await system.get('/user/me');
});
afterAll(() => test.close());

type Statement = [query: { text: string }, values: unknown[]];

const asking = new AsyncLocalStorage<Statement[]>();

/** Statements that a list sends to the database, without those of jobs and sweeps meanwhile. */
const statementsOf = async (path: string, body: object) => {
  const statements: Statement[] = [];
  const { pool } = test.database;
  const send = pool.query.bind(pool) as unknown as (...statement: Statement) => unknown;
  const told = (...statement: Statement) => {
    asking.getStore()?.push(statement);
    return send(...statement);
  };
  const query = vi.spyOn(pool, 'query').mockImplementation(told as typeof pool.query);
  const answer = await asking.run(statements, () => system.post(`${path}/find`, body));
  query.mockRestore();
  expect(answer.statusCode, answer.body).toBe(200);
  // Lines of the log are written, too.
  return statements.filter(([{ text }]) => /^select/i.test(text));
};

/** Statement that reads the page itself. */
const pageStatement = (statements: Statement[]) => {
  const found = statements.find(([{ text }]) => / order by .* limit /.test(text));
  if (!found) throw new Error('No page was read');
  return found;
};

/** Node types of the query plan when some plan types are disabled. */
const planWithout = async (ways: string[], [{ text }, values]: Statement): Promise<string[]> => {
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    for (const way of ways) await client.query(`set local enable_${way} = off`);
    const { rows } = await client.query<Record<string, unknown>>(
      `explain (format json) ${text}`,
      values,
    );
    return [...JSON.stringify(rows).matchAll(/"Node Type":"([^"]+)"/g)].map(
      ([, type]) => type ?? '',
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/** Tables that grow without limit; nobody makes a hundred thousand categories. */
const long = [
  ...entities.filter(({ references }) => references).map(({ resource }) => resource),
  orderResource,
  enrolmentResource,
  courseRatingResource,
  certificateResource,
];

describe.each(long.map((resource) => [resource.path, resource] as const))(
  'the list of %s',
  (path, { sortable }) => {
    it.each(sortable)('is read in the order of %s by an index', async (column) => {
      for (const direction of ['asc', 'desc']) {
        const statements = await statementsOf(path, { sorting: { column, direction } });
        const plan = await planWithout(['sort', 'incremental_sort'], pageStatement(statements));
        expect(plan.filter((type) => type.includes('Sort'))).toEqual([]);
      }
    });

    it('is searched by an index', async () => {
      const statements = await statementsOf(path, { searchTerm: 'zebrawood' });
      const others = ['seqscan', 'indexscan', 'indexonlyscan'];
      const plan = await planWithout(others, pageStatement(statements));
      expect(plan).toContain('Bitmap Index Scan');
      expect(plan).not.toContain('Seq Scan');
    });

    it('costs as many statements for many rows as for one', async () => {
      const sizes = [1, 100];
      const counts = [];
      // The newest of all has whatever is read with a row.
      const newest = { sorting: { column: 'createdAt', direction: 'desc' } };
      const order = sortable.some((column) => column === 'createdAt') ? newest : {};
      for (const pageSize of sizes) {
        const paginator = { page: 1, pageSize };
        const statements = await statementsOf(path, { ...order, paginator });
        counts.push(statements.length);
      }
      expect(counts[1]).toBe(counts[0]);
    });
  },
);

describe('a list', () => {
  it('costs one statement besides that of the session', async () => {
    const filtered = { filter: { status: 'ACTIVE' } };
    for (const asked of [{}, filtered, { searchTerm: 'zebrawood' }]) {
      const [session, ...others] = await statementsOf('/course-category', asked);
      expect(session?.[0]).toMatchObject({ name: 'find-caller' });
      expect(others).toHaveLength(1);
    }
  });

  it('is told from what the server asks of itself meanwhile', async () => {
    const asked = statementsOf('/enrolment', { searchTerm: 'zebrawood' });
    await test.db.select().from(attempts).orderBy(attempts.deadlineAt).limit(100);
    const tables = (await asked).map(([{ text }]) => / from "(\w+)"/.exec(text)?.[1]);
    expect(tables).toEqual(['session_tokens', 'enrolments']);
  });

  it('tells the same total on every page, beyond the end, and of a search', async () => {
    const totalOf = async (body: object) => {
      const answer = await system.post('/course-category/find', body);
      const { items, total } = answer.json<{ items: unknown[]; total: number }>();
      return [items.length, total];
    };
    const page = (number: number) => ({ paginator: { page: number, pageSize: 1 } });
    const [, total = 0] = await totalOf({});
    expect(total).toBeGreaterThan(1);
    expect(await totalOf(page(1))).toEqual([1, total]);
    expect(await totalOf(page(2))).toEqual([1, total]);
    expect(await totalOf(page(total + 1))).toEqual([0, total]);
    expect(await totalOf({ ...page(1), searchTerm: 'zebrawood' })).toEqual([0, 0]);
  });
});
