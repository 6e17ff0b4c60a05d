import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from './root.ts';

const here = join(root, 'tools/openapi');
const document = join(here, 'dist/openapi.json');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

let made: ReturnType<typeof spawnSync>;
beforeAll(() => {
  rmSync(document, { force: true });
  const tsconfig = join(root, 'apps/lms-api/tsconfig.json');
  const args = ['--tsconfig', tsconfig, join(here, 'generate.ts'), '--check'];
  made = spawnSync(bin('tsx'), args, { encoding: 'utf8' });
});

it('is what `npm run openapi` makes of the code', () => {
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
  expect(existsSync(document)).toBe(true);
});

it('passes the recommended rules of a public linter', () => {
  const args = ['lint', 'dist/openapi.json', '--format=json'];
  const said = execFileSync(bin('redocly'), args, {
    cwd: here,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { problems, totals } = JSON.parse(said);
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});
