import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = process.argv[2] ?? here('../../dist/apps/lms-api');

/** Folders read at run time, each beside the bundle as it is beside the source that reads it. */
const assets = {
  'src/db/migrations': 'migrations',
  'src/db/demo-data/content': 'content',
  'src/db/demo-data/media': 'media',
  'src/pdf/fonts': 'fonts',
};

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    server: here('src/server.ts'),
    'pglite-worker': here('src/db/pglite-worker.mjs'),
    'spreadsheet-worker': here('src/spreadsheets/spreadsheet-worker.ts'),
    'question-file-worker': here('src/modules/course-management/import/question-file-worker.ts'),
  },
  outdir,
  tsconfig: here('tsconfig.json'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
});
for (const [source, target] of Object.entries(assets)) {
  await cp(here(source), `${outdir}/${target}`, { recursive: true });
}
