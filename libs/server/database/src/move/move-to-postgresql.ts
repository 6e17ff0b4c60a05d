import { existsSync } from 'node:fs';
import { Pool } from 'pg';
import {
  type Database,
  type DatabaseSettings,
  directSetting,
  openDirectly,
  requireOneDatabase,
} from '../client';
import { knownMigrations, migrationLevel } from '../migration-level';
import { databaseFolder, startPglite } from '../pglite';
import { reasonOf, StartError } from '../start-error';
import { beginMove, finishMove } from './begun-move';
import { copyTable } from './copy-table';
import { findTables } from './movable-tables';
import { isSame, proveTables, type TableProof } from './prove-tables';

/** Receives the name of each table that is copied. */
type Tell = (table: string) => void;

/** Has PostgreSQL write values as the embedded database does, for as long as it takes. */
const asEmbedded = `
  set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set bytea_output to 'hex'; set extra_float_digits to 1; set statement_timeout to 0`;

const requireCurrentLevel = async (source: Pool) => {
  const level = await migrationLevel(source);
  const newest = knownMigrations().at(-1)?.when ?? 0;
  if (level === newest) return;
  throw new StartError(
    level < newest
      ? 'LMS_DATA_DIR: the database is of an older version of the product: start the server on it once, stop it, and move then.'
      : 'LMS_DATA_DIR: the database is of a newer version of the product: install that one.',
  );
};

/** Opens the embedded database without what a server does to it meanwhile. */
const withEmbedded = async <T>(dataDir: string, use: (source: Pool) => Promise<T>) => {
  if (!existsSync(databaseFolder(dataDir))) {
    throw new StartError(`LMS_DATA_DIR: there is no database in ${dataDir}.`);
  }
  const pglite = await startPglite(dataDir);
  const source = new Pool({ host: pglite.socketFolder, user: 'postgres', database: 'postgres' });
  try {
    return await use(source);
  } finally {
    await source.end();
    await pglite.stop();
  }
};

const copyAndProve = async (
  source: Pool,
  target: Database,
  tell: Tell,
  settings: DatabaseSettings,
) => {
  const client = await target.pool.connect();
  try {
    await client.query(asEmbedded);
    const tables = await beginMove(target, client, directSetting(settings));
    if (JSON.stringify(await findTables(source)) !== JSON.stringify(tables)) {
      throw new StartError('LMS_DATA_DIR: the database has other tables than the product made.');
    }
    for (const table of tables) {
      await copyTable(table, source, client);
      tell(table.name);
    }
    const proofs = await proveTables(tables, source, client);
    const differing = proofs.filter((proof) => !isSame(proof)).map(({ name }) => name);
    if (differing.length > 0) {
      throw new StartError(
        `The copies of these tables differ: ${differing.join(', ')}. Did a server use the embedded database meanwhile? Name an empty database in DATABASE_URL, and begin again.`,
      );
    }
    await finishMove(client, source, tables, settings.dataDir);
    return proofs;
  } finally {
    client.release(true);
  }
};

/**
 * Copies the embedded database, which is only read, into an empty PostgreSQL database. A move that
 * was interrupted goes on where it stopped.
 *
 * @returns the proof that each table is there
 * @throws StartError if something is in the way
 */
export const moveToPostgresql = async (
  settings: DatabaseSettings,
  tell: Tell = () => {},
): Promise<TableProof[]> => {
  requireOneDatabase(settings);
  return withEmbedded(settings.dataDir, async (source) => {
    await requireCurrentLevel(source);
    // Past a pooler, because a move keeps to one session.
    const target = await openDirectly(settings);
    try {
      return await copyAndProve(source, target, tell, settings);
    } catch (cause) {
      if (cause instanceof StartError) throw cause;
      const again = 'Run the same command again: it goes on from there.';
      throw new StartError(`The move stopped: ${reasonOf(cause)}. ${again}`, { cause });
    } finally {
      await target.close();
    }
  });
};
