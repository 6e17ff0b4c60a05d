import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database, DatabaseSettings } from './client';
import { newId } from './columns';
import { inDataFolder } from './data-folder';
import type { Connection } from './move/movable-tables';
import { databaseFolder } from './pglite';
import { StartError } from './start-error';

const siteLock = 4200_0005;
const fileOf = (dataDir: string) => join(dataDir, 'site');

const siteOfFolder = (dataDir: string) =>
  inDataFolder(dataDir, () =>
    existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), 'utf8').trim() : undefined,
  );

const siteOfDatabase = async (connection: Connection): Promise<string | undefined> => {
  const { rows: tables } = await connection.query("select to_regclass('public.sites') as found");
  if (!tables[0].found) return undefined;
  const { rows } = await connection.query<{ id: string }>('select id from sites');
  return rows[0]?.id;
};

const keepInFolder = (dataDir: string, id: string) =>
  inDataFolder(dataDir, () => {
    const draft = `${fileOf(dataDir)}.${newId()}`;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${id}\n`, { mode: 0o600, flush: true });
    renameSync(draft, fileOf(dataDir));
  });

/**
 * Gives a copy of a site's database, and its data folder, an id of their own, so that it is never
 * taken for the site that it was made of. A database of before there were ids gets one when a server
 * starts.
 */
export const renewSite = async (connection: Connection, dataDir: string) => {
  if (!(await siteOfDatabase(connection))) return;
  const id = newId();
  await connection.query('update sites set id = $1', [id]);
  keepInFolder(dataDir, id);
};

const refusal = (dataDir: string, { kind }: Pick<Database, 'kind'>, inDatabase?: string) => {
  const goOn = inDatabase && `write ${inDatabase} into ${fileOf(dataDir)}`;
  if (kind === 'pglite') {
    return `LMS_DATA_DIR: the site in ${dataDir} has its database on PostgreSQL: set DATABASE_URL. To go back to the embedded one as it was before the move, ${goOn ?? `remove ${fileOf(dataDir)}`}.`;
  }
  return inDatabase
    ? `LMS_DATA_DIR: the folder ${dataDir} is not that of the site in DATABASE_URL: name that one. If its files are lost, or belong to the site all the same, ${goOn}.`
    : `LMS_DATA_DIR: the folder ${dataDir} is that of a site, and the database in DATABASE_URL is not its own: name its database, or a new folder. If they do belong together, remove ${fileOf(dataDir)}.`;
};

/** Runs a use of both ids; servers that start at once take turns. */
const withSites = async <T>(
  { direct, kind }: Pick<Database, 'direct' | 'kind'>,
  dataDir: string,
  use: (client: Client, inFolder?: string, inDatabase?: string) => T | Promise<T>,
) => {
  const client = new Client(direct);
  await client.connect();
  try {
    await client.query('begin');
    if (kind === 'postgresql') await client.query('select pg_advisory_xact_lock($1)', [siteLock]);
    const inDatabase = await siteOfDatabase(client);
    const result = await use(client, siteOfFolder(dataDir), inDatabase);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
};

type SiteDatabase = Pick<Database, 'direct' | 'kind'>;

/** Data folder, and the bucket of the site's files if they are not in it. */
export interface SiteFolder {
  dataDir: string;
  filesUrl?: string;
}

/**
 * Refuses a data folder and a database of different sites: files would be missing in one, and
 * certificates be signed by the key of the other.
 *
 * @throws StartError
 */
export const requireSameSite = (database: SiteDatabase, { dataDir, filesUrl }: SiteFolder) =>
  withSites(database, dataDir, (_client, inFolder, inDatabase) => {
    // The embedded database lies in the folder of its site; beside a bucket each server has its own.
    const mayBeNew = database.kind === 'pglite' || filesUrl !== undefined;
    if ((mayBeNew && !inFolder) || inFolder === inDatabase) return;
    throw new StartError(refusal(dataDir, database, inDatabase));
  });

/** Gives a migrated database and its data folder an id, unless they have one. */
export const keepSite = async (database: SiteDatabase, dataDir: string) => {
  const isShared = database.kind === 'postgresql';
  const id = await withSites(database, dataDir, async (client, _inFolder, inDatabase) => {
    if (inDatabase) return inDatabase;
    const made = newId();
    await client.query('insert into sites values ($1)', [made]);
    // Before it is committed, so that other servers find both.
    if (isShared) keepInFolder(dataDir, made);
    return made;
  });
  if (siteOfFolder(dataDir) !== id) keepInFolder(dataDir, id);
};

/** Refuses to make a new embedded database where a site has its own on PostgreSQL. @throws StartError */
export const requireEmbeddedSite = ({ databaseUrl, dataDir }: DatabaseSettings) => {
  if (databaseUrl || existsSync(databaseFolder(dataDir)) || !siteOfFolder(dataDir)) return;
  throw new StartError(refusal(dataDir, { kind: 'pglite' }));
};
