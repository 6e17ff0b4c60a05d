import type { Config, Deps, LinkedAs } from '@lms/server/platform';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReportsProblem } from '../reports-problem';

/** Private folder of this machine's disk, where files are written. */
const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'reports');

const isPart = (name: string) => name.endsWith('.part');

/** Free disk space left to everything else, in bytes. */
const minFreeBytes = 2 ** 30;
/** Time to begin with the download. */
const linkSeconds = 60;
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

/** Stores files under the ids of their rows. A file gets its name only when complete. */
export const createFileStore = (
  { config, files }: Pick<Deps, 'config' | 'files'>,
  minFree = minFreeBytes,
) => {
  const folder = folderOf(config);
  const nameOf = (id: string) => `reports/${id}`;
  return {
    /**
     * Writes a file.
     *
     * @returns its size in bytes
     */
    async write(id: string, attempt: number, chunks: AsyncIterable<Buffer | string>) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partOf = (one: number) => join(folder, `${id}.${one}.part`);
      // Remove partial files of attempts that ended with a killed server.
      for (let earlier = 1; earlier < attempt; earlier += 1) {
        await rm(partOf(earlier), { force: true });
      }
      const part = partOf(attempt);
      try {
        await pipeline(
          Readable.from(limitBySpace(folder, minFree, chunks), { objectMode: false }),
          createWriteStream(part, { mode: 0o600 }),
        );
        const { size } = await stat(part);
        await files.take(nameOf(id), part);
        return size;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    has: async (id: string) => (await files.stat(nameOf(id))) !== undefined,
    read: (id: string) => files.get(nameOf(id)),
    /** Signs a link of the bucket for the moment, where the site gives such links. */
    link: async (id: string, as: LinkedAs) =>
      config.filesLinks ? files.signLink?.(nameOf(id), linkSeconds, as) : undefined,
    remove: (id: string) => files.remove(nameOf(id)),
    /** Removes old files without a row, such as partial files of a killed server. */
    async sweep(isKept: (id: string) => boolean, before: Date) {
      for await (const { name, modifiedAt } of files.list(nameOf(''))) {
        if (modifiedAt < before && !isKept(basename(name))) await files.remove(name);
      }
      for (const part of (await readdir(folder).catch(() => [])).filter(isPart)) {
        const path = join(folder, part);
        if ((await stat(path)).mtime < before) await rm(path, { force: true });
      }
    },
  };
};
export type FileStore = ReturnType<typeof createFileStore>;
