import { type Config, ProblemError } from '@lms/server/platform';
import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';

/** Bytes kept free for the database and the log. */
const keptFree = 512 * 1024 * 1024;

/** Random file name: anybody with the address may read the file, so it must not be guessable. */
export const newFileName = () => randomBytes(16).toString('hex');

/**
 * Checks the free disk space.
 *
 * @throws ProblemError server.unavailable before the disk is full: the database would stop
 */
export const requireRoom = async ({ dataDir }: Pick<Config, 'dataDir'>, bytes: number) => {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize - bytes < keptFree) throw new ProblemError('server.unavailable');
};
