import { reasonOf } from '@lms/server/database';
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { newestBackupAt } from '../backup/backup-folders';
import type { Config } from '../config';
import { fail, type Finding, ok, warn } from './finding';

const gigabyte = 2 ** 30;
/** Free room below which uploads are refused. */
const tooLittle = gigabyte / 2;
const little = 2 * gigabyte;
const oldMs = 36 * 60 * 60_000;

export const checkDataFolder = ({ dataDir }: Config): Finding => {
  if (!existsSync(dataDir)) return ok(`LMS_DATA_DIR: the first start creates ${dataDir}.`);
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return fail(`LMS_DATA_DIR: ${reasonOf(error)}. Give the folder to the server's user (chown).`);
  }
  return statSync(dataDir).mode & 0o077
    ? warn(`LMS_DATA_DIR: ${dataDir} is open to others: chmod 700 ${dataDir}`)
    : ok(`LMS_DATA_DIR: ${dataDir} can be written, by its owner alone.`);
};

/** Returns the free bytes of a folder's disk, also before the folder is there. */
const freeBytes = (folder: string): number => {
  if (!existsSync(folder)) return freeBytes(dirname(resolve(folder)));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** @param free free bytes of the disk */
export const checkRoom = ({ dataDir }: Config, free = freeBytes(dataDir)): Finding => {
  const told = `LMS_DATA_DIR: ${(free / gigabyte).toFixed(1)} GB are free`;
  if (free < tooLittle) {
    return fail(`${told}. Uploads are refused, and a full disk stops the database: make room.`);
  }
  return free < little ? warn(`${told}: make room.`) : ok(`${told}.`);
};

export const checkBackups = async (
  { backupDir, dataDir, demo }: Config,
  now: Date,
): Promise<Finding> => {
  if (demo) return ok('A site with demo data needs no backup.');
  const at = await newestBackupAt(backupDir, now);
  if (!at) return warn(`LMS_BACKUP_DIR: no backup in ${backupDir} yet: npm run backup`);
  const told = `LMS_BACKUP_DIR: the newest backup is of ${at.toISOString()}`;
  if (now.getTime() - at.getTime() > oldMs) {
    return fail(`${told}. Run npm run backup; the system log tells why none is made.`);
  }
  return statSync(backupDir).dev === statSync(dataDir).dev
    ? warn(`${told}, on the disk of the data: set LMS_BACKUP_DIR to another.`)
    : ok(`${told}.`);
};
