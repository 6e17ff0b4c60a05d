import {
  type Config,
  mediaFolder,
  mediaPath,
  ProblemError,
  uploadsPath,
} from '@lms/server/platform';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

type Place = Pick<Config, 'dataDir'>;

/** Bytes kept free for the database and the log. */
const keptFree = 512 * 1024 * 1024;

/** Folder that stored files are served from. */
export const storedFolder = (config: Place) =>
  join(mediaFolder(config), uploadsPath.slice(mediaPath.length));

/** Folder of files that are incomplete or not checked yet; never served. */
export const partsFolder = ({ dataDir }: Place) => join(dataDir, 'incoming');

export const storedFile = (config: Place, fileName: string) => join(storedFolder(config), fileName);

/** Path of an incomplete upload. @param id never taken from a request */
export const partFile = (config: Place, id: string) => join(partsFolder(config), id);

/** Random file name: anybody with the address may read the file, so it must not be guessable. */
export const newFileName = () => randomBytes(16).toString('hex');

export const makeFolders = async (config: Place) => {
  for (const folder of [storedFolder(config), partsFolder(config)]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
};

/**
 * Checks the free disk space.
 *
 * @throws ProblemError server.unavailable before the disk is full: the database would stop
 */
export const requireRoom = async ({ dataDir }: Place, bytes: number) => {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize - bytes < keptFree) throw new ProblemError('server.unavailable');
};

/** Size of the file on disk; after a power cut it may be smaller than what was acknowledged. */
export const fileSize = (path: string): Promise<number> =>
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
