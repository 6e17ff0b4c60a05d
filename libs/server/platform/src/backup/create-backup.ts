import {
  type Database,
  databaseFolder,
  FolderInUseError,
  lockFolder,
  migrationLevel,
  reasonOf,
  StartError,
} from '@lms/server/database';
import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../config';
import { bucketOf } from '../files/files-url';
import { backupName, listBackups, removeUnfinished, unfinished } from './backup-folders';
import { flush } from './flush';
import { forEachAtOnce } from './for-each-at-once';
import {
  type BackupFile,
  dataFolder,
  dumpFile,
  type Manifest,
  manifestFile,
  readManifest,
  sha256Of,
} from './manifest';
import { runPostgresqlTool } from './postgresql-tools';
import { filesBelow, findStoredFiles, sizeOf, type StoredFile, storeFile } from './stored-files';

export type BackupConfig = Pick<
  Config,
  'dataDir' | 'backupDir' | 'databaseUrl' | 'databaseDirectUrl' | 'filesUrl'
>;

interface BackupOptions {
  now: () => Date;
  /** Marks a backup of the schedule, which removes older ones of its own. */
  isDaily?: boolean;
  /** Bytes that a backup leaves free; a full disk stops the database. */
  keptFree?: number;
}

const defaultKeptFree = 2 ** 30;
const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`;

const lockBackups = async (backupDir: string) => {
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await access(backupDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await lockFolder(backupDir);
  } catch (error) {
    throw new StartError(
      error instanceof FolderInUseError
        ? `LMS_BACKUP_DIR: another backup into ${backupDir} is being made.`
        : `LMS_BACKUP_DIR: cannot write to the folder ${backupDir}: ${reasonOf(error)}`,
    );
  }
};

interface Backup {
  folder: string;
  manifest: Manifest;
}

const newestBackup = async (backupDir: string): Promise<Backup | undefined> => {
  const [name] = await listBackups(backupDir);
  if (!name) return undefined;
  const folder = join(backupDir, name);
  // A damaged one is of no use for the next.
  const manifest = await readManifest(folder).catch(() => undefined);
  return manifest && { folder, manifest };
};

const databaseSize = async ({ dataDir }: BackupConfig, { kind, pool }: Database) => {
  if (kind === 'pglite') return sizeOf(databaseFolder(dataDir));
  const { rows } = await pool.query('select pg_database_size(current_database()) as bytes');
  return Number(rows[0].bytes);
};

/** Returns the bytes of the database and of the files that have changed. */
const neededBytes = async (config: BackupConfig, database: Database, previous?: Backup) => {
  const files = await findStoredFiles(config, previous?.manifest);
  const changed = files.filter(({ unchanged }) => !unchanged);
  const bytes = changed.reduce((sum, file) => sum + file.bytes, 0);
  return bytes + (await databaseSize(config, database));
};

const requireRoom = async (backupDir: string, bytes: number, keptFree: number) => {
  const { bavail, bsize } = await statfs(backupDir);
  const free = bavail * bsize;
  if (free - bytes >= keptFree) return;
  throw new StartError(
    `LMS_BACKUP_DIR: ${backupDir} has ${inMegabytes(free)} free, and a backup needs ${inMegabytes(bytes + keptFree)}.`,
  );
};

const copyDatabase = async (config: BackupConfig, database: Database, folder: string) => {
  if (database.copyTo) return database.copyTo(databaseFolder(join(folder, dataFolder)));
  const file = join(folder, dumpFile);
  // The program would let everybody read what it makes.
  await writeFile(file, '', { mode: 0o600 });
  await runPostgresqlTool(
    'pg_dump',
    ['--format=custom', `--file=${file}`],
    config.databaseDirectUrl ?? config.databaseUrl ?? '',
  );
};

/** Flushes the files of a backup to the disk, and describes them. */
const describeFiles = async (
  folder: string,
  stored: StoredFile[],
  linked: ReadonlyMap<string, BackupFile>,
) => {
  const modified = new Map(stored.map(({ path, modifiedMs }) => [path, modifiedMs]));
  return forEachAtOnce(await filesBelow(folder), async (file): Promise<BackupFile> => {
    const path = relative(folder, file);
    const entry = linked.get(path);
    if (entry) return entry;
    await flush(file);
    return {
      path,
      bytes: (await stat(file)).size,
      sha256: await sha256Of(file),
      modifiedMs: modified.get(path),
    };
  });
};

const foldersOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
};

/** Copies files to a backup, and returns their entries of its manifest. */
const copyFiles = async (config: BackupConfig, folder: string, previous?: Backup) => {
  const stored = await findStoredFiles(config, previous?.manifest);
  const linked = new Map<string, BackupFile>();
  for (const file of stored) {
    const entry = await storeFile(config, file, folder, previous?.folder ?? '');
    if (entry) linked.set(entry.path, entry);
  }
  return describeFiles(folder, stored, linked);
};

const fill = async (
  folder: string,
  config: BackupConfig,
  database: Database,
  now: () => Date,
  previous?: Backup,
) => {
  const startedAt = now().toISOString();
  await mkdir(join(folder, dataFolder), { recursive: true, mode: 0o700 });
  await copyDatabase(config, database, folder);
  // Found after the rows that name them were copied, so that none of theirs is missing.
  const files = await copyFiles(config, folder, previous);
  const folders = await foldersOf(folder);
  const manifest: Manifest = {
    format: 1,
    database: database.kind,
    migrationLevel: await migrationLevel(database.pool),
    startedAt,
    finishedAt: now().toISOString(),
    filesIn: bucketOf(config),
    folders,
    files,
  };
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 1), {
    mode: 0o600,
    flush: true,
  });
  await forEachAtOnce([...folders, '.'], (each) => flush(join(folder, each)));
};

/**
 * Backs up the database and then its files, into a folder of its own. The folder gets its name when
 * everything in it is on the disk; after a failure nothing of it is left.
 *
 * @returns the folder
 * @throws StartError if there is no room, or another backup is being made
 */
export const createBackup = async (
  config: BackupConfig,
  database: Database,
  { now, isDaily = false, keptFree = defaultKeptFree }: BackupOptions,
): Promise<string> => {
  const { backupDir } = config;
  const release = await lockBackups(backupDir);
  const finished = join(backupDir, backupName(now(), isDaily));
  const folder = finished + unfinished;
  try {
    await removeUnfinished(backupDir);
    const previous = await newestBackup(backupDir);
    await requireRoom(backupDir, await neededBytes(config, database, previous), keptFree);
    await fill(folder, config, database, now, previous);
    await rename(folder, finished);
    await flush(backupDir);
    return finished;
  } finally {
    await rm(folder, { recursive: true, force: true });
    release();
  }
};
