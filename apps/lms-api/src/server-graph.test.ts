import { builtServer } from '@lms/server/testing';
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('makes its words without a package of the browser', async () => {
  const { metafile } = await build({
    entryPoints: [here('./server.ts')],
    tsconfig: here('../tsconfig.json'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'unused',
    logLevel: 'silent',
  });
  const outputs = Object.values(metafile.outputs);
  const packages = outputs.flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(packages).toContain('i18next');
  expect(packages.filter((name) => /react|redux|antd|formik/.test(name))).toEqual([]);
  const texts = Object.keys(metafile.inputs).filter((name) => name.endsWith('/bn/mail.json'));
  expect(texts).toHaveLength(1);
});

const codeOf = (name: string) => readFileSync(join(builtServer(), name), 'utf8');
const ownImport = /^(?:import|\}) .*"\.\/|\bimport\("\.\//m;

it.each(['server.js', 'cluster.js', 'pglite-worker.js'])(
  'has %s whole in one file, since an upgrade replaces its folder while it runs',
  (name) => expect(codeOf(name)).not.toMatch(ownImport),
);

it('has the commands share what they have in common', () => {
  expect(codeOf('audit.js')).toMatch(ownImport);
});
