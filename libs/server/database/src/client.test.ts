import { createTestDatabase, databaseUrlOf, onServer, openWay } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, openPostgresql } from './client';
import { migrate } from './migrate';
import { StartError } from './start-error';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table counters (id int primary key, value int not null)');
  await database.pool.query('insert into counters values (1, 0), (2, 0)');
});
afterAll(() => database.close());

describe('the database', () => {
  it('migrates, and migrating again changes nothing', async () => {
    const applied = () =>
      database.pool.query('select * from drizzle.__drizzle_migrations order by id');
    const before = (await applied()).rows;
    expect(before.length).toBeGreaterThan(0);
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    expect((await applied()).rows).toEqual(before);
  });

  it.skipIf(!serverUrl)('migrates once when several servers start together', async () => {
    const name = `lms_race_${randomBytes(6).toString('hex')}`;
    await onServer(serverUrl, `create database ${name}`);
    const databaseUrl = databaseUrlOf(serverUrl, name);
    const servers = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ databaseUrl, dataDir: '' })),
    );
    await Promise.all(servers.map(migrate));
    await Promise.all(servers.map((server) => server.close()));
    await onServer(serverUrl, `drop database ${name} with (force)`);
  });

  it('searches by likeness and keeps time in UTC', async () => {
    const { rows } = await database.db.execute(
      sql`select similarity('course', 'cours') > 0.5 as alike, current_setting('timezone') as zone`,
    );
    expect(rows).toEqual([{ alike: true, zone: 'UTC' }]);
  });

  it('loses no update when transactions change one row in parallel', async () => {
    const increment = () =>
      database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ value: number }>(
          sql`select value from counters where id = 1 for update`,
        );
        await setImmediate();
        await tx.execute(
          sql`update counters set value = ${(rows[0]?.value ?? 0) + 1} where id = 1`,
        );
      });
    await Promise.all(Array.from({ length: 100 }, increment));
    const { rows } = await database.pool.query('select value from counters where id = 1');
    expect(rows).toEqual([{ value: 100 }]);
  });

  it('rolls back when the connection is lost inside a transaction', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('update counters set value = 99 where id = 2');
    client.release(true);
    const { rows } = await database.pool.query(
      'select value from counters where id = 2 for update',
    );
    expect(rows).toEqual([{ value: 0 }]);
  });

  it('prepares a named statement on every connection, and again after a mistake', async () => {
    const named = (text: string) => (value: number) =>
      database.pool.query({ name: 'doubled', text, values: [value] });
    await expect(named('select $1::int * 2 as')(1)).rejects.toThrow(/syntax error/);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, value) => named('select $1::int * 2 as doubled')(value)),
    );
    expect(answers.map(({ rows }) => rows[0].doubled)).toEqual(
      Array.from({ length: 40 }, (_, value) => value * 2),
    );
  });

  it('gives everyone his own answer when large statements run in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const text = 'x'.repeat(2_000_000 + index);
        const { rows } = await (index % 2
          ? database.pool.query('select length($1::text) as size', [text])
          : database.pool.query('select length($2::text) + $1::int as size', [0, text]));
        return rows[0].size - 2_000_000;
      }),
    );
    expect(answers).toEqual(answers.map((_, index) => index));
  });

  it('serves the others when a connection is lost in the middle of a statement', async () => {
    const client = await database.pool.connect();
    // A statement that was sent in one piece may be answered before the connection is lost.
    const lost = Promise.allSettled([
      client.query('select length($1::text)', ['x'.repeat(8_000_000)]),
    ]);
    await setImmediate();
    client.release(true);
    const { rows } = await database.pool.query('select $1::int as answer', [42]);
    expect(rows).toEqual([{ answer: 42 }]);
    await lost;
  });

  it('keeps working after a statement that fails', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) =>
      database.pool.query('select 10 / $1::int as result', [index % 2]),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('tells the code and the constraint of a violation', async () => {
    const violation = await database.db
      .execute(sql`insert into counters values (1, 0)`)
      .catch((error: Error) => error.cause);
    expect(violation).toMatchObject({ code: '23505', constraint: 'counters_pkey' });
  });
});

describe('a PostgreSQL server that cannot be used', () => {
  it('is reported in one line without the password', async () => {
    const opening = openDatabase({
      databaseUrl: 'postgres://lms:hidden@127.0.0.1:1/lms',
      dataDir: '',
    });
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL: cannot use the PostgreSQL server at 127\.0\.0\.1:1: .*ECONNREFUSED.*$/,
    );
    await expect(opening).rejects.not.toThrow('hidden');
  });
});

describe.skipIf(!serverUrl)('the way to a PostgreSQL server', () => {
  const openThrough = async (watch?: { every: number; giveUpAfter: number }) => {
    const url = new URL(serverUrl);
    const way = await openWay({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${way.port}`;
    const { db, pool, close } = await openPostgresql(url.href, undefined, { watch });
    const begin = () => db.transaction((tx) => tx.execute(sql`select 1`));
    const beginEach = () => Promise.allSettled(Array.from({ length: 20 }, begin));
    await beginEach();
    way.silence();
    return { way, pool, begin, beginEach, close: () => close().then(way.cut) };
  };

  it('may be cut while transactions begin: others take their place', async () => {
    const { way, pool, begin, beginEach, close } = await openThrough();
    const begun = beginEach();
    await way.cut();
    await begun;
    await way.open(way.port);
    await begin();
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    await close();
  });

  it('may fall silent: nobody waits for ever', async () => {
    const { begin, beginEach, close } = await openThrough({ every: 10, giveUpAfter: 100 });
    const results = await beginEach();
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await begin();
    await close();
  });
});
