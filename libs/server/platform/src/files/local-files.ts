import { createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flush } from '../backup/flush';
import { checkedContent } from './checked-content';
import {
  type ByteRange,
  type ExpectedContent,
  type FileFacts,
  type FileStore,
  isFileName,
} from './file-store';
import { makeWorkFolder, withWorkFile } from './work-files';

const unlessMissing = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

const factsOf = (name: string, { size, mtime }: Stats): FileFacts => ({
  name,
  bytes: size,
  modifiedAt: mtime,
});

/** Keeps files in the data folder, which several servers may share. */
export const createLocalFiles = (dataDir: string): FileStore => {
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error(`No name of a file: ${name}`);
    return join(dataDir, name);
  };

  const take = async (name: string, path: string) => {
    await flush(path);
    const target = pathOf(name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
  };

  async function* list(prefix: string): AsyncGenerator<FileFacts> {
    const folder = dirname(`${prefix}*`);
    const entries = (await readdir(join(dataDir, folder)).catch(unlessMissing)) ?? [];
    for (const entry of entries.sort()) {
      const name = `${folder}/${entry}`;
      if (!name.startsWith(prefix)) continue;
      // Follows links to other disks.
      const found = await stat(join(dataDir, name)).catch(unlessMissing);
      if (found?.isDirectory()) yield* list(`${name}/`);
      else if (found?.isFile()) yield factsOf(name, found);
    }
  }

  return {
    address: dataDir,
    async prepare() {
      makeWorkFolder({ dataDir });
    },
    put(name: string, content: Buffer | Readable, expected?: ExpectedContent) {
      return withWorkFile({ dataDir }, async (path) => {
        const chunks = Buffer.isBuffer(content)
          ? [content]
          : checkedContent(content, expected as ExpectedContent);
        await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
        await take(name, path);
      });
    },
    take,
    async get(name: string, range?: ByteRange) {
      const file = await open(pathOf(name)).catch(unlessMissing);
      return file?.createReadStream(range);
    },
    async stat(name) {
      const found = await stat(pathOf(name)).catch(unlessMissing);
      return found?.isFile() ? factsOf(name, found) : undefined;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list,
  };
};
