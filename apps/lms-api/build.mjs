import { PGlite } from '@electric-sql/pglite';
import { build } from 'esbuild';
import { cp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = process.argv[2] ?? here('../../dist/apps/lms-api');

/** Folders read at run time, each beside the bundle as it is beside the source that reads it. */
const assets = {
  'src/demo-data/content': 'content',
  'src/demo-data/media': 'media',
  '../../libs/server/database/src/migrations': 'migrations',
  '../../libs/server/platform/src/pdf/fonts': 'fonts',
};

/**
 * Packages that stay outside: native ones, ones that read files of their own, ones that only a
 * setting loads, and `cookie`, whose names esbuild loses because it is CommonJS that is imported
 * later.
 */
const external = [
  '@aws-sdk/*',
  '@electric-sql/*',
  '@node-rs/argon2',
  '@opentelemetry/*',
  'cookie',
  'fontkit',
  'harfbuzzjs',
  'pdfkit',
  'pg-native',
  'sharp',
];

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    server: here('src/server.ts'),
    cluster: here('src/cluster.ts'),
    administrator: here('src/commands/administrator-command.ts'),
    audit: here('src/commands/audit-command.ts'),
    backup: here('src/commands/backup-command.ts'),
    restore: here('src/commands/restore-command.ts'),
    'rotate-secret': here('src/commands/rotate-secret-command.ts'),
    doctor: here('src/commands/doctor-command.ts'),
    'move-to-postgresql': here('src/commands/move-to-postgresql-command.ts'),
    'move-files': here('src/commands/move-files-command.ts'),
    'pglite-worker': here('../../libs/server/database/src/pglite-worker.mjs'),
    'spreadsheet-worker': here('../../libs/server/platform/src/spreadsheets/spreadsheet-worker.ts'),
    'question-file-worker': here(
      '../../libs/course-management/api/src/import/question-file-worker.ts',
    ),
  },
  outdir,
  tsconfig: here('tsconfig.json'),
  bundle: true,
  external,
  // Once for all entries, and what is imported later is read later.
  splitting: true,
  // Packages in CommonJS ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Only lines are asked of them, and a server keeps them in memory.
  sourcesContent: false,
});
for (const [source, target] of Object.entries(assets)) {
  await cp(here(source), `${outdir}/${target}`, { recursive: true });
}

const empty = await PGlite.create();
await empty.exec('checkpoint');
const packed = await empty.dumpDataDir('gzip');
await writeFile(`${outdir}/empty-database.tar.gz`, packed.stream());
await empty.close();
