import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Config,
  ProblemError,
  mediaFolder,
  mediaPath,
  uploadsPath,
} from '@lms/server/platform';

type Place = Pick<Config, 'dataDir'>;

/** What the database and the log need to go on. */
const keptFree = 512 * 1024 * 1024;

/** Where stored files are served from. */
export const storedFolder = (config: Place) =>
  join(mediaFolder(config), uploadsPath.slice(mediaPath.length));

/** Where files wait until all of them has come and was looked at. Nobody is served from there. */
export const partsFolder = ({ dataDir }: Place) => join(dataDir, 'incoming');

export const storedFile = (config: Place, fileName: string) => join(storedFolder(config), fileName);

/** @param id never what a caller named */
export const partFile = (config: Place, id: string) => join(partsFolder(config), id);

/** A name that tells nothing and that nobody guesses: whoever has the address may see the file. */
export const newFileName = () => randomBytes(16).toString('hex');

export const makeFolders = async (config: Place) => {
  for (const folder of [storedFolder(config), partsFolder(config)]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
};

/** @throws ProblemError server.unavailable before the disk is full: a database can't live on one */
export const requireRoom = async ({ dataDir }: Place, bytes: number) => {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize - bytes < keptFree) throw new ProblemError('server.unavailable');
};

/** How much of a file is there; a power cut may have taken what was said to be written. */
export const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

export const writeAt = async (path: string, position: number, bytes: Buffer) => {
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    const { bytesWritten } = await file.write(bytes, 0, bytes.length, position);
    if (bytesWritten < bytes.length) throw new ProblemError('server.unavailable');
  } finally {
    await file.close();
  }
};

export const removeFile = (path: string) => rm(path, { force: true });
