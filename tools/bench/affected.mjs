import { nx, root } from '#tools/setup/run.mjs';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Typical changes: a title, and the file that gets one line more. */
const changes = [
  ['a screen of the cart', 'libs/cart/web/src/cart-page/cart-page.tsx', '// changed'],
  ['a route of the cart', 'libs/cart/api/src/cart.module.ts', '// changed'],
  ['a Bengali text', 'libs/shared/words/src/locales/bn/cart.json', ' '],
  ['a table', 'libs/server/database/src/tables/coupons.table.ts', '// changed'],
  ['the public kit', 'libs/shared/ui/src/controls/button.tsx', '// changed'],
  ['grading', 'libs/assessment/src/grade-question.ts', '// changed'],
  ['the README', 'README.md', ' '],
];
const targets = ['lint', 'typecheck', 'test', 'test-process', 'test-journeys', 'test-calls'];
const only = process.argv.slice(2);

/** Runs Nx and gives what it printed; a failed task ends the measurement. */
const run = (...args) => {
  const { command, args: all, env } = nx(args);
  return execFileSync(command, all, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
};

/** Makes the change, measures what it sets off, and takes it back. */
const measure = ([title, file, line]) => {
  const files = `--files=${file}`;
  // Unchanged parts come from the cache, as they do after a green run of the base.
  run('affected', '-t', ...targets, files, '--parallel=2');
  const path = join(root, file);
  const before = readFileSync(path);
  appendFileSync(path, `${line}\n`);
  try {
    const projects = JSON.parse(run('show', 'projects', '--affected', files, '--json'));
    const began = Date.now();
    const output = run('affected', '-t', ...targets, files, '--parallel=2');
    const seconds = Math.round((Date.now() - began) / 1000);
    const restored = /read the output from the cache instead of running the command for (\d+)/.exec(
      output,
    );
    return {
      change: title,
      projects: projects.length,
      restored: Number(restored?.[1] ?? 0),
      seconds,
    };
  } finally {
    writeFileSync(path, before);
  }
};

console.table(changes.filter(([title]) => only.length === 0 || only.includes(title)).map(measure));
