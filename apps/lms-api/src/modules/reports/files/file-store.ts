import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../../config';

/** Beside what everybody may fetch, never in it. */
const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'reports');

/** Files by the ids of their rows. A file has its name only when it is whole. */
export const createFileStore = (config: Pick<Config, 'dataDir'>) => {
  const folder = folderOf(config);
  const pathOf = (id: string) => join(folder, id);
  return {
    /** @returns its bytes */
    async write(id: string, attempt: number, chunks: AsyncIterable<Buffer | string>) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${pathOf(id)}.${attempt}.part`;
      try {
        await pipeline(
          Readable.from(chunks, { objectMode: false }),
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
    /** What no row stands for, also what a killed server left behind. */
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
