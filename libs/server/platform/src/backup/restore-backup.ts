import {
  databaseFolder,
  directSetting,
  knownMigrations,
  openDirectly,
  prepareDataFolder,
  renewSite,
  requireEmptyDatabase,
  requireOneDatabase,
  StartError,
} from '@lms/server/database';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Config } from '../config';
import { markRestored } from '../files/restored-copy';
import { flush } from './flush';
import { forEachAtOnce } from './for-each-at-once';
import { dataFolder, dumpFile, findDamage, type Manifest, readManifest } from './manifest';
import { runPostgresqlTool } from './postgresql-tools';

type RestoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>;

/** Checks a backup before anything is written. @throws StartError */
const requireUsable = async (folder: string, manifest: Manifest) => {
  const newest = knownMigrations().at(-1)?.when ?? 0;
  if (manifest.migrationLevel > newest) {
    throw new StartError(
      'The backup was made by a newer version of the product: restore it with that one.',
    );
  }
  const damage = await findDamage(folder, manifest);
  if (damage.length > 0) throw new StartError(`The backup is damaged:\n${damage.join('\n')}`);
};

const requireSameKind = ({ database }: Manifest, databaseUrl?: string) => {
  const wanted = databaseUrl ? 'postgresql' : 'pglite';
  if (database === wanted) return;
  throw new StartError(
    database === 'pglite'
      ? 'DATABASE_URL: the backup holds an embedded database; unset it to restore there.'
      : 'DATABASE_URL: the backup holds a PostgreSQL database; name an empty one to restore into.',
  );
};

const requireEmptyFolder = async (dataDir: string) => {
  prepareDataFolder(dataDir);
  if ((await readdir(dataDir)).length === 0) return;
  throw new StartError(`${dataDir} is not empty: restore into a new folder (--to FOLDER).`);
};

/** Restores a dump in one transaction, so that nothing is there if it fails. */
const restorePostgresql = async (folder: string, config: RestoreConfig) => {
  const database = await openDirectly(config);
  const setting = directSetting(config);
  const checked = requireEmptyDatabase(database.pool, 'restore into an empty one', setting);
  await checked.finally(() => database.close());
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? '';
  await runPostgresqlTool('pg_restore', [...options, join(folder, dumpFile)], url);
};

/** Copies the data folder; the embedded database gets its name last, when all is there. */
const restoreData = async (folder: string, manifest: Manifest, dataDir: string) => {
  const database = databaseFolder(dataDir);
  const incomplete = `${database}.new`;
  const targetOf = (path: string) => {
    const target = join(dataDir, relative(dataFolder, path));
    const isDatabase = target === database || target.startsWith(database + sep);
    return isDatabase ? incomplete + target.slice(database.length) : target;
  };
  const isData = (path: string) => !relative(dataFolder, path).startsWith('..');
  for (const path of manifest.folders.filter(isData)) {
    await mkdir(targetOf(path), { recursive: true, mode: 0o700 });
  }
  const files = manifest.files.filter(({ path }) => isData(path));
  await forEachAtOnce(files, async ({ path }) => {
    await copyFile(join(folder, path), targetOf(path), constants.COPYFILE_FICLONE);
    await flush(targetOf(path));
  });
  if (manifest.database === 'pglite') await rename(incomplete, database);
  await flush(dataDir);
};

/** Makes what was restored a site of its own, so that no server mixes it with the live one. */
const partFromLive = async (config: RestoreConfig) => {
  const database = await openDirectly(config);
  await renewSite(database.pool, config.dataDir).finally(() => database.close());
};

/**
 * Restores a backup into an empty data folder, and into an empty database if it is one of
 * PostgreSQL. Nothing is written if a file of the backup is damaged.
 *
 * @throws StartError
 */
export const restoreBackup = async (folder: string, config: RestoreConfig) => {
  const { dataDir, databaseUrl } = config;
  const manifest = await readManifest(folder);
  requireSameKind(manifest, databaseUrl);
  requireOneDatabase(config);
  await requireUsable(folder, manifest);
  const isNew = !existsSync(dataDir);
  await requireEmptyFolder(dataDir);
  if (databaseUrl) {
    await restorePostgresql(folder, config).catch(async (error: unknown) => {
      if (isNew) await rmdir(dataDir);
      throw error;
    });
  }
  await restoreData(folder, manifest, dataDir);
  if (databaseUrl) await partFromLive(config);
  await markRestored(dataDir);
  return manifest;
};
