import {
  copyMigratedFolder,
  createAccounts,
  createTestDatabase,
  databaseUrlOf,
  onServer,
} from '@lms/server/testing';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../client';
import { moveToPostgresql } from './move-to-postgresql';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const nowhere = 'postgres://lms@127.0.0.1:1/lms';
let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'lms-move-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const inEmbedded = async (use: (database: Database) => Promise<unknown>) => {
  const database = await openDatabase({ dataDir });
  await use(database).finally(() => database.close());
};
const alter = (statement: string) => inEmbedded(({ pool }) => pool.query(statement));
const move = (databaseUrl: string, tell?: (table: string) => void) =>
  moveToPostgresql({ dataDir, databaseUrl }, tell);

describe('a move to PostgreSQL', () => {
  it('says in one line that there is nothing to move, or a server uses it', async () => {
    await expect(move(nowhere)).rejects.toThrow(/^LMS_DATA_DIR: there is no database in .*$/);
    expect(readdirSync(dataDir)).toEqual([]);
    await copyMigratedFolder(dataDir);
    await inEmbedded(() =>
      expect(move(nowhere)).rejects.toThrow(/^LMS_DATA_DIR: .* is in use by another process/),
    );
    await expect(move(nowhere)).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED.*$/);
  });

  it('says in one line that the database is of another version', async () => {
    await copyMigratedFolder(dataDir);
    await alter('delete from drizzle.__drizzle_migrations where id > 1');
    await expect(move(nowhere)).rejects.toThrow(/^LMS_DATA_DIR: .* older version .*$/);
    await alter('update drizzle.__drizzle_migrations set created_at = created_at * 2');
    await expect(move(nowhere)).rejects.toThrow(/^LMS_DATA_DIR: .* newer version .*$/);
  });
});

describe.skipIf(!serverUrl)('a move to PostgreSQL, where there is one,', () => {
  let databaseUrl: string;
  let name: string;
  beforeEach(async () => {
    name = `lms_move_${randomBytes(6).toString('hex')}`;
    databaseUrl = databaseUrlOf(serverUrl, name);
    await onServer(serverUrl, `create database ${name}`);
    await copyMigratedFolder(dataDir);
    await inEmbedded(createAccounts);
  });
  afterEach(() => onServer(serverUrl, `drop database ${name} with (force)`));

  const inMoved = async <T>(use: (database: Database) => Promise<T>) => {
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    return use(database).finally(() => database.close());
  };

  it('copies every value, in lots', async () => {
    const values = [null, 'null', '', 'a\\"b\'{},\n', { deep: [1.5, null] }, 'x'.repeat(5_000_000)];
    const payloads = values.map((value) => JSON.stringify(value));
    await inEmbedded(async ({ pool }) => {
      await pool.query(
        `insert into jobs (id, kind, payload, run_at, created_at)
        select gen_random_uuid(), place, payload, now(), now()
        from unnest($1::jsonb[]) with ordinality given (payload, place)`,
        [payloads],
      );
      await pool.query(`
        insert into limit_counts select 'key ' || n, 1, now() from generate_series(1, 2500) n`);
      // As the server does after a restore: the column is the last one now.
      await pool.query(`
        alter table activity_log drop column tx,
          add column tx xid8 not null default pg_current_xact_id()`);
    });
    const proofs = await move(databaseUrl);
    const rowsOf = (table: string) => proofs.find((proof) => proof.name === table)?.postgresql.rows;
    expect([rowsOf('limit_counts'), rowsOf('jobs'), rowsOf('users')]).toEqual([2500, 6, 7]);
    const kept = 'select payload::text from jobs order by kind';
    const { rows } = await inMoved(({ pool }) => pool.query(kept));
    expect(rows.map(({ payload }) => JSON.parse(payload))).toEqual(values);
  });

  it('leaves the tables as the migrations make them, and numbers go on', async () => {
    const next = "select nextval('order_numbers')::int as next";
    await alter(`${next} from generate_series(1, 41)`);
    await move(databaseUrl);
    const catalogueOf = async ({ pool }: Database) => [
      (
        await pool.query(`
          select conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)
          from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`)
      ).rows,
      (
        await pool.query(`
          select tgrelid::regclass, tgname, tgenabled
          from pg_trigger where not tgisinternal order by 1, 2`)
      ).rows,
      (await pool.query('select nspname from pg_namespace order by 1')).rows,
    ];
    const migrated = await createTestDatabase();
    const wanted = await catalogueOf(migrated).finally(() => migrated.close());
    expect(await inMoved(catalogueOf)).toEqual(wanted);
    expect((await inMoved(({ pool }) => pool.query(next))).rows).toEqual([{ next: 42 }]);
  });

  it('refuses a database with tables, and leaves it as it is', async () => {
    await inMoved(({ pool }) => pool.query('create table own (id int)'));
    await expect(move(databaseUrl)).rejects.toThrow(/^DATABASE_URL: .* has tables already; .*$/);
    const { rows } = await inMoved(({ pool }) =>
      pool.query(
        "select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
      ),
    );
    expect(rows).toEqual([{ tablename: 'own' }]);
  });

  it('refuses two databases, before it opens one', async () => {
    const settings = { dataDir, databaseUrl, databaseDirectUrl: nowhere };
    await expect(moveToPostgresql(settings)).rejects.toThrow(
      /^DATABASE_DIRECT_URL: names the database lms, and DATABASE_URL lms_move_\w+: /,
    );
  });

  it('notices that a server used the embedded database between two runs', async () => {
    const interrupted = move(databaseUrl, (table) => {
      if (table === 'users') throw new Error('the power failed');
    });
    await expect(interrupted).rejects.toThrow(/^The move stopped: the power failed\. .*$/);
    await alter("update users set name = 'Another'");
    await expect(move(databaseUrl)).rejects.toThrow(/^The copies of these tables differ: users\./);
  });
});
