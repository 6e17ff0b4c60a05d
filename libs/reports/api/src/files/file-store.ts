import type { Config } from '@lms/server/platform';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReportsProblem } from '../reports-problem';

/** Private folder, beside the one that is served publicly. */
const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'reports');

/** Free disk space left to everything else, in bytes. */
const minFreeBytes = 2 ** 30;
const checkEveryBytes = 2 ** 24;

/**
 * Passes chunks on while disk space lasts.
 *
 * @throws ProblemError reportFile.noSpace
 */
async function* limitBySpace(
  folder: string,
  minFree: number,
  chunks: AsyncIterable<Buffer | string>,
) {
  let uncheckedBytes = checkEveryBytes;
  for await (const chunk of chunks) {
    uncheckedBytes += chunk.length;
    if (uncheckedBytes >= checkEveryBytes) {
      uncheckedBytes = 0;
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minFree) throw new ReportsProblem('reportFile.noSpace');
    }
    yield chunk;
  }
}

/** Stores files on disk under the ids of their rows. A file gets its name only when complete. */
export const createFileStore = (config: Pick<Config, 'dataDir'>, minFree = minFreeBytes) => {
  const folder = folderOf(config);
  const pathOf = (id: string) => join(folder, id);
  return {
    /**
     * Writes a file.
     *
     * @returns its size in bytes
     */
    async write(id: string, attempt: number, chunks: AsyncIterable<Buffer | string>) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partOf = (one: number) => `${pathOf(id)}.${one}.part`;
      // Remove partial files of attempts that ended with a killed server.
      for (let earlier = 1; earlier < attempt; earlier += 1) {
        await rm(partOf(earlier), { force: true });
      }
      const part = partOf(attempt);
      try {
        await pipeline(
          Readable.from(limitBySpace(folder, minFree, chunks), { objectMode: false }),
          createWriteStream(part, { mode: 0o600, flush: true }),
        );
        await rename(part, pathOf(id));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return (await stat(pathOf(id))).size;
    },
    read: (id: string) => createReadStream(pathOf(id)),
    has: (id: string) =>
      stat(pathOf(id)).then(
        () => true,
        () => false,
      ),
    remove: (id: string) => rm(pathOf(id), { force: true }),
    /** Removes old files without a row, such as partial files of a killed server. */
    async sweep(isKept: (id: string) => boolean, before: Date) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const isOld = (await stat(path)).mtime < before;
        if (isOld && !isKept(name)) await rm(path, { force: true });
      }
    },
  };
};
export type FileStore = ReturnType<typeof createFileStore>;
