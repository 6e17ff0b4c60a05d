import { databaseFolder } from '@lms/server/database';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Config } from '../config';
import { type BackupFile, dataFolder, type Manifest } from './manifest';

/** File of the data folder, with its copy in the previous backup if it has not changed since. */
export interface StoredFile {
  /** Path within a backup. */
  path: string;
  bytes: number;
  modifiedMs: number;
  unchanged?: BackupFile;
}

type Places = Pick<Config, 'dataDir' | 'backupDir'>;

/** Tells whether a file is gone: uploads are swept, and drafts renamed, while a backup is made. */
const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const statOf = async (file: string) => {
  try {
    return await stat(file);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

/**
 * Returns the files in a folder and those below, also by links to other disks, without the folders
 * that are left out.
 */
export const filesBelow = async (folder: string, leftOut: string[] = []): Promise<string[]> => {
  if (leftOut.includes(resolve(folder))) return [];
  let files: string[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const state = await statOf(path);
    if (state?.isDirectory()) files = files.concat(await filesBelow(path, leftOut));
    else if (state?.isFile()) files.push(path);
  }
  return files.sort();
};

/** Returns the size of all files in a folder, in bytes. */
export const sizeOf = async (folder: string) => {
  let bytes = 0;
  for (const file of await filesBelow(folder)) bytes += (await statOf(file))?.size ?? 0;
  return bytes;
};

/**
 * Finds what is to be backed up besides the database: files and keys, but neither uploads that are
 * not complete nor the backups themselves.
 */
export const findStoredFiles = async ({ dataDir, backupDir }: Places, previous?: Manifest) => {
  const database = databaseFolder(dataDir);
  const leftOut = [database, `${database}.new`, join(dataDir, 'incoming'), backupDir];
  const copies = new Map(previous?.files.map((file) => [file.path, file]));
  const files: StoredFile[] = [];
  const found = await filesBelow(
    dataDir,
    leftOut.map((path) => resolve(path)),
  );
  for (const file of found) {
    const state = await statOf(file);
    if (!state) continue;
    const path = join(dataFolder, relative(dataDir, file));
    const { size: bytes, mtimeMs: modifiedMs } = state;
    const copy = copies.get(path);
    const isSame = copy?.bytes === bytes && copy.modifiedMs === modifiedMs;
    files.push({ path, bytes, modifiedMs, ...(isSame && { unchanged: copy }) });
  }
  return files;
};

/** Links a file to its copy in the previous backup; false where the file system has no links. */
const linkUnchanged = (previous: string, { path }: BackupFile, copy: string) =>
  link(join(previous, path), copy).then(
    () => true,
    () => false,
  );

/**
 * Stores a file of the data folder in a backup; one that has not changed since the previous backup
 * becomes another name of its copy there. A file that is gone meanwhile is left out.
 *
 * @returns the entry of the previous manifest that still holds, if any
 */
export const storeFile = async (
  { dataDir }: Places,
  { path, unchanged }: StoredFile,
  backup: string,
  previous: string,
) => {
  const copy = join(backup, path);
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  if (unchanged && (await linkUnchanged(previous, unchanged, copy))) return unchanged;
  const file = join(dataDir, relative(dataFolder, path));
  await copyFile(file, copy, constants.COPYFILE_FICLONE).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  return undefined;
};
