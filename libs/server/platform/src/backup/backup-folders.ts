import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Ending of a backup that is being made, or was interrupted. */
export const unfinished = '.unfinished';
const daily = '-daily';
const keptDaily = 7;
const complete = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)(-daily)?$/;

/** Returns the name of a backup: its time (ISO 8601, without colons). */
export const backupName = (at: Date, isDaily: boolean) =>
  at.toISOString().replaceAll(':', '-') + (isDaily ? daily : '');

/** Returns when a backup was begun, by its name. */
export const timeOf = (name: string) => new Date(name.replace(complete, '$1$2:$3:$4'));

/** Returns the names of the complete backups in a folder, the newest first. */
export const listBackups = async (backupDir: string) => {
  const names = await readdir(backupDir).catch(() => []);
  return names
    .filter((name) => complete.test(name))
    .sort()
    .reverse();
};

/** Returns when the newest backup was begun, but for those of a clock that ran ahead. */
export const newestBackupAt = async (backupDir: string, now: Date) => {
  const names = await listBackups(backupDir);
  return names.map(timeOf).find((at) => at <= now);
};

const remove = (backupDir: string, names: string[]) =>
  Promise.all(names.map((name) => rm(join(backupDir, name), { recursive: true })));

/** Removes what interrupted backups left behind. */
export const removeUnfinished = async (backupDir: string) => {
  const names = await readdir(backupDir);
  await remove(
    backupDir,
    names.filter((name) => name.endsWith(unfinished)),
  );
};

/** Removes daily backups but the last seven; those that somebody asked for stay. */
export const removeOldDaily = async (backupDir: string) => {
  const names = await listBackups(backupDir);
  const dailies = names.filter((name) => name.endsWith(daily));
  await remove(backupDir, dailies.slice(keptDaily));
};
