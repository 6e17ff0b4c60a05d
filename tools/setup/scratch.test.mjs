import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const scratch = fileURLToPath(new URL('./scratch.mjs', import.meta.url));

/** Runs a process that takes a folder and tells it, and what the next one finds there. */
const run = (rest = '') => {
  const script = `import { useScratch } from ${JSON.stringify(scratch)};
    useScratch();
    const folder = process.env.TMPDIR;
    ${rest}
    console.log(JSON.stringify({ pid: process.pid, folder }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
};

it('gives a folder that goes with the process, filled or not', () => {
  const write = "(await import('node:fs')).writeFileSync(folder + '/file', 'x');";
  const { folder, pid } = run(write);
  expect(folder).toMatch(new RegExp(`/lms-test-${pid}$`));
  expect(existsSync(folder)).toBe(false);
});

it('removes the folder of a process that was killed, and leaves that of one that runs', () => {
  const { folder } = run();
  const running = join(dirname(folder), `lms-test-${process.pid}`);
  mkdirSync(folder);
  mkdirSync(running);
  run();
  expect([folder, running].map(existsSync)).toEqual([false, true]);
  rmSync(running, { recursive: true });
});
