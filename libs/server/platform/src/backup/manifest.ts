import { reasonOf, StartError } from '@lms/server/database';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { forEachAtOnce } from './for-each-at-once';

/** File of a backup. */
export interface BackupFile {
  /** Path within the backup. */
  path: string;
  bytes: number;
  sha256: string;
  /** Time of the stored file's last change, in milliseconds; absent for those of the database. */
  modifiedMs?: number;
}

/** List of what a backup holds. */
export interface Manifest {
  format: 1;
  database: 'pglite' | 'postgresql';
  /** Newest migration of the database, by the time of its creation. */
  migrationLevel: number;
  startedAt: string;
  finishedAt: string;
  /** Bucket that has the site's files, without its keys; absent where they are in the backup. */
  filesIn?: string;
  /** Folders, since the database needs its empty ones too. */
  folders: string[];
  files: BackupFile[];
}

/** File of a backup that lists the others; written last. */
export const manifestFile = 'manifest.json';
/** Folder of a backup that holds what `LMS_DATA_DIR` held. */
export const dataFolder = 'data';
/** File of a backup with the dump of a PostgreSQL database. */
export const dumpFile = 'database.dump';

/** Returns the SHA-256 of a file. */
export const sha256Of = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/**
 * Reads the manifest of a backup.
 *
 * @throws StartError if there is none, or another version of the product made it
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest;
  } catch (error) {
    throw new StartError(`${folder} is no complete backup: ${manifestFile}: ${reasonOf(error)}`);
  }
  if (manifest.format === 1) return manifest;
  throw new StartError(`${folder} was made by another version of the product.`);
};

const faultOf = async (folder: string, { path, bytes, sha256 }: BackupFile) => {
  const file = join(folder, path);
  try {
    const { size } = await stat(file);
    if (size !== bytes) return `${path}: ${size} bytes instead of ${bytes}`;
    return (await sha256Of(file)) === sha256 ? undefined : `${path}: its content has changed`;
  } catch (error) {
    return `${path}: ${reasonOf(error)}`;
  }
};

/** Compares the files of a backup with its manifest, and returns a line for each that differs. */
export const findDamage = async (folder: string, { files }: Manifest) => {
  const faults = await forEachAtOnce(files, (file) => faultOf(folder, file));
  return faults.filter((fault) => fault !== undefined);
};
