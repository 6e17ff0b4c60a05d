import type { Pool, PoolClient } from 'pg';
import type { Database } from '../client';
import { migrate } from '../migrate';
import { knownMigrations, migrationLevel } from '../migration-level';
import { renewSite } from '../site';
import { StartError } from '../start-error';
import { type Connection, findTables, type MovableTable } from './movable-tables';

/** Tells whether a move into the database was begun and is not finished. */
export const hasBegunMove = async (connection: Connection) => {
  const { rows } = await connection.query(
    "select to_regnamespace('lms_move') is not null as exists",
  );
  return rows[0].exists as boolean;
};

/** Refuses a database that a server can't use yet. @throws StartError */
export const requireMoved = async ({ pool }: Pick<Database, 'pool'>) => {
  if (!(await hasBegunMove(pool))) return;
  throw new StartError(
    'DATABASE_URL: a move into this database is not finished: run npm run move-to-postgresql again, with the same settings.',
  );
};

/**
 * @param setting variable that names the database
 * @throws StartError if the database has tables
 */
export const requireEmptyDatabase = async (pool: Connection, purpose: string, setting: string) => {
  const { rows } = await pool.query(
    "select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  if (rows.length === 0) return;
  throw new StartError(`${setting}: the database has tables already; ${purpose}.`);
};

/** Keeps how far a move is, in the database that it fills. */
const markBegun = (pool: Pool) =>
  pool.query(`
    create schema lms_move;
    create table lms_move.tables (name text primary key, reached text[]);
    create table lms_move.foreign_keys (table_name text, name text, definition text)`);

const inTransaction = async (client: PoolClient, work: () => Promise<unknown>) => {
  await client.query('begin');
  await work();
  await client.query('commit');
};

/**
 * Takes away what would refuse rows whose parents come later, or note them as changes: foreign keys
 * and triggers, which {@link finishMove} gives back.
 */
const prepareTables = (client: PoolClient, tables: MovableTable[]) =>
  inTransaction(client, async () => {
    const { rows: foreignKeys } = await client.query<{ table_name: string; name: string }>(`
      insert into lms_move.foreign_keys
      select conrelid::regclass, quote_ident(conname), pg_get_constraintdef(oid)
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      returning table_name, name`);
    for (const { table_name, name } of foreignKeys) {
      await client.query(`alter table ${table_name} drop constraint ${name}`);
    }
    for (const { name } of tables) {
      await client.query(`alter table ${name} disable trigger user`);
      await client.query('insert into lms_move.tables (name) values ($1)', [name]);
    }
  });

/**
 * Begins a move into an empty database, or goes on with one that was interrupted.
 *
 * @throws StartError if something else is in the database
 */
export const beginMove = async (database: Database, client: PoolClient, setting: string) => {
  if (!(await hasBegunMove(client))) {
    await requireEmptyDatabase(client, 'move into an empty one', setting);
    await markBegun(database.pool);
  }
  const { rows: prepared } = await client.query('select from lms_move.tables limit 1');
  if (prepared.length === 0) {
    await migrate(database);
    const tables = await findTables(client);
    await prepareTables(client, tables);
    return tables;
  }
  if ((await migrationLevel(database.pool)) !== knownMigrations().at(-1)?.when) {
    throw new StartError(
      'DATABASE_URL: another version of the product began to move into this database: go on with that one, or name an empty database.',
    );
  }
  return findTables(client);
};

/**
 * Makes a copied database whole: foreign keys, triggers, and where its sequences go on. The data
 * folder is that of the copy from now on.
 */
export const finishMove = (
  client: PoolClient,
  source: Pool,
  tables: MovableTable[],
  dataDir: string,
) =>
  inTransaction(client, async () => {
    const { rows: foreignKeys } = await client.query<Record<string, string>>(
      'select table_name, name, definition from lms_move.foreign_keys',
    );
    for (const { table_name, name, definition } of foreignKeys) {
      await client.query(`alter table ${table_name} add constraint ${name} ${definition}`);
    }
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    const { rows: sequences } = await source.query<Record<string, string | boolean>>(`
      select quote_ident(sequencename) as name, coalesce(last_value, start_value) as value,
        last_value is not null as is_used
      from pg_sequences where schemaname = 'public'`);
    for (const { name, value, is_used } of sequences) {
      await client.query('select setval($1, $2, $3)', [name, value, is_used]);
    }
    await client.query('drop schema lms_move cascade');
    await renewSite(client, dataDir);
    // Statements that are planned for empty tables are slow.
    await client.query('analyze');
  });
