import { createTestDatabase, databaseUrlOf, poolerUrl, throughPooler } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './client';
import { migrate } from './migrate';
import { preparedStatement } from './prepared-statement';

describe.skipIf(!poolerUrl)('a database behind a pooler', () => {
  let direct: Database;
  beforeEach(async () => {
    direct = await createTestDatabase();
  });
  afterEach(() => direct.close());

  const settings = async () => {
    const { DATABASE_URL, DATABASE_DIRECT_URL } = await throughPooler(direct);
    return { databaseUrl: DATABASE_URL, databaseDirectUrl: DATABASE_DIRECT_URL, dataDir: '' };
  };

  it('gives each transaction a session, whichever statements it has prepared', async () => {
    const database = await openDatabase(await settings());
    const doubled = preparedStatement((db) =>
      db
        .select({ doubled: sql<number>`${sql.placeholder('value')}::int * 2` })
        .from(sql`(values (1)) one`)
        .prepare('doubled'),
    );
    const ask = (value: number) => doubled(database.db).execute({ value });
    const busy = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0)`);
      return Promise.all(Array.from({ length: 60 }, (_, value) => ask(value)));
    });
    expect((await busy).map(([row]) => row?.doubled)).toEqual(
      Array.from({ length: 60 }, (_, value) => value * 2),
    );
    await database.close();
  });

  it('is migrated past it', async () => {
    const database = await openDatabase(await settings());
    await Promise.all([migrate(database), migrate(database)]);
    const { rows } = await database.pool.query(
      `select count(*)::int as held from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and d.datname = current_database()`,
    );
    expect(rows).toEqual([{ held: 0 }]);
    await database.close();
  });

  it('is refused without a way past it, or with one that leads elsewhere', async () => {
    const { databaseUrl, ...rest } = await settings();
    await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      /^DATABASE_URL: .*unsupported startup parameter: options; a pooler needs DATABASE_DIRECT_URL$/,
    );
    const databaseDirectUrl = databaseUrlOf(rest.databaseDirectUrl, 'postgres');
    await expect(openDatabase({ ...rest, databaseUrl, databaseDirectUrl })).rejects.toThrow(
      /^DATABASE_DIRECT_URL: names another database/,
    );
    const nowhere = {
      ...rest,
      databaseUrl,
      databaseDirectUrl: 'postgres://lms:hidden@127.0.0.1:1/lms',
    };
    await expect(openDatabase(nowhere)).rejects.toThrow(
      /^DATABASE_DIRECT_URL: cannot use the PostgreSQL server: .*ECONNREFUSED.*$/,
    );
  });

  it('is refused in another time zone, with what mends it', async () => {
    const { DATABASE_URL, DATABASE_DIRECT_URL } = await throughPooler(direct, 'Asia/Dhaka');
    const opening = openDatabase({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      dataDir: '',
    });
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL: .* in Asia\/Dhaka: alter role "\w+" in database "\w+" set timezone = 'UTC';/,
    );
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a database without a pooler', () => {
  it('ends a statement after ten minutes', async () => {
    const database = await createTestDatabase();
    const client = new Client(database.direct);
    await client.connect();
    const { rows } = await client.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '10min' }]);
    await client.end();
    await database.close();
  });
});
