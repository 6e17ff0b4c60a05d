import { PGlite } from '@electric-sql/pglite';
import { build } from 'esbuild';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
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

const command = (name) => here(`src/commands/${name}-command.ts`);
const commands = {
  administrator: command('administrator'),
  audit: command('audit'),
  backup: command('backup'),
  restore: command('restore'),
  'rotate-secret': command('rotate-secret'),
  doctor: command('doctor'),
  'move-to-postgresql': command('move-to-postgresql'),
  'move-files': command('move-files'),
};
const servers = {
  server: here('src/server.ts'),
  cluster: here('src/cluster.ts'),
  'pglite-worker': here('../../libs/server/database/src/pglite-worker.mjs'),
  'spreadsheet-worker': here('../../libs/server/platform/src/spreadsheets/spreadsheet-worker.ts'),
  'question-file-worker': here(
    '../../libs/course-management/api/src/import/question-file-worker.ts',
  ),
};

/**
 * Packages that stay outside: native ones, ones that read files of their own, and ones that only a
 * setting loads.
 */
const external = [
  '@aws-sdk/*',
  '@electric-sql/*',
  '@node-rs/argon2',
  '@opentelemetry/*',
  'fontkit',
  'harfbuzzjs',
  'pdfkit',
  'pg-native',
  'sharp',
];

/**
 * Leaves packages out of the source maps, which a server keeps in memory: one line stands for each
 * file of theirs.
 */
const ownSourceMaps = {
  name: 'own-source-maps',
  setup({ onLoad }) {
    const oneLine = Buffer.from('{"version":3,"sources":["package"],"mappings":"AAAA"}');
    const sourceMap = `//# sourceMappingURL=data:application/json;base64,${oneLine.toString('base64')}`;
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n${sourceMap}`,
      loader: 'js',
    }));
  },
};

const bundle = (entryPoints, options) =>
  build({
    entryPoints,
    outdir,
    tsconfig: here('tsconfig.json'),
    bundle: true,
    external,
    plugins: [ownSourceMaps],
    // Packages in CommonJS ask for Node's modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Only lines are asked of them.
    sourcesContent: false,
    ...options,
  });

await rm(outdir, { recursive: true, force: true });
// Each whole in one file: an upgrade replaces the folder while servers still run.
await bundle(servers);
// These end soon, and share what they have in common.
await bundle(commands, { splitting: true });
for (const [source, target] of Object.entries(assets)) {
  await cp(here(source), `${outdir}/${target}`, { recursive: true });
}

const empty = await PGlite.create();
await empty.exec('checkpoint');
const packed = await empty.dumpDataDir('gzip');
await writeFile(`${outdir}/empty-database.tar.gz`, packed.stream());
await empty.close();
