import { inDataFolder } from '@lms/server/database';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';

/** Folder for files at work on this machine's disk, and for the pieces of uploads; never served. */
export const workFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'incoming');

/** Lets something be written to a path of its own, and removes what is left there. */
export const withWorkFile = async <T>(
  config: Pick<Config, 'dataDir'>,
  use: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = workFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
};

/** Creates the folder for files at work. @throws StartError */
export const makeWorkFolder = (config: Pick<Config, 'dataDir'>) =>
  inDataFolder(config.dataDir, () =>
    mkdirSync(workFolder(config), { recursive: true, mode: 0o700 }),
  );

/** Removes files at work that a killed server left behind. */
export const removeOldWork = async (config: Pick<Config, 'dataDir'>, before: Date) => {
  const folder = workFolder(config);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
};
