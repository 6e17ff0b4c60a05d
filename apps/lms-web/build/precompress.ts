import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(js|css|svg|json|webmanifest|txt|wasm)$/;
const smallest = 512;
/** Files at work at once: enough for Node's threads, and far from how many a machine lets it open. */
const atOnce = 16;

/** Leaves a `.br` and a `.gz` beside every text asset, at the strength a running server cannot afford. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle)
        .filter((name) => worthwhile.test(name))
        .values();
      const compressNext = async () => {
        for (const name of names) await compressFile(join(dir, name));
      };
      await Promise.all(Array.from({ length: atOnce }, compressNext));
    },
  };
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((br) => writeFile(`${file}.br`, br)),
    promisify(gzip)(content, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
  ]);
}
