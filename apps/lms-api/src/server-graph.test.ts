import { build } from 'esbuild';
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
