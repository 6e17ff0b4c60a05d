import './node-version.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import {
  add,
  countPlaywright,
  countVitest,
  failures,
  none,
  summary,
  withSecondTry,
} from './results.mjs';
import { fail, node, nx, root, run, runQuietly, StepFailed } from './run.mjs';
import { useScratch } from './scratch.mjs';

const nodeModule = (path) => join('node_modules', path);

/**
 * Each tool runs once for the whole workspace, which it then loads only once; `nx affected` runs it
 * by project.
 */
const steps = {
  lint: () => check('Linting', [nodeModule('eslint/bin/eslint.js'), '.', '--max-warnings=0']),
  webTypes: async () => {
    const { command, args, env } = nx(['run', 'setup:css-types']);
    await runQuietly('Writing the types of styles', command, args, { env });
    return check('Checking types of the web', tsc('tsconfig.web.json'));
  },
  serverTypes: () => check('Checking types of the server', tsc('tsconfig.server.json')),
  e2eTypes: () =>
    check('Checking types of the browser tests', tsc('apps/lms-web-e2e/tsconfig.json')),
  build: () => ensureBuilt().then(() => none),
  budgets: () => check('Measuring budgets', ['tools/setup/budgets.mjs']),
  vitest: (...projects) =>
    tests('unit and API tests', 'test-results/unit.json', countVitest, [
      nodeModule('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
      ...projects.map((project) => `--project=${project}`),
    ]),
  e2e: (shownAfter) =>
    tests(
      'end-to-end tests',
      'apps/lms-web-e2e/src/specs/test-results/e2e.json',
      countPlaywright,
      ['tools/setup/e2e.mjs'],
      shownAfter,
    ),
};

/** Steps of `npm test -- <part>`; without a part: unit, then e2e. */
const parts = {
  unit: () => inTurn([checks, steps.vitest]),
  e2e: () => inTurn([ensureBrowser, steps.build, steps.budgets, steps.e2e]),
  api: () => steps.vitest('server'),
};

const [asked] = process.argv.slice(2);
if (asked && !parts[asked]) {
  console.error(`Unknown part "${asked}"; there are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

try {
  await ensureInstalled();
  useScratch();
  const total = await (asked
    ? parts[asked]()
    : inTurn([ensureBrowser, () => checks(steps.build, steps.budgets), allTests]));
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

/**
 * Runs lint in parallel with the other checks, because it takes as long as all of them together.
 */
function checks(...others) {
  return Promise.all([
    inTurn([steps.lint]),
    inTurn([steps.webTypes, steps.serverTypes, steps.e2eTypes, ...others]),
  ]).then(([a, b]) => add(a, b));
}

/**
 * Runs the browser tests beside the others: each leaves a core idle at times, which the other uses.
 * They are shown one after the other.
 */
async function allTests() {
  const unit = steps.vitest();
  const [a, b] = await Promise.all([unit, steps.e2e(unit)]);
  return add(a, b);
}

/** Counts a step that could not start as a failure, reported in one line. */
async function inTurn(list) {
  let total = none;
  for (const step of list) {
    try {
      const counts = await step();
      if (counts?.names) total = add(total, counts);
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      console.error(error.message);
      total = add(total, failures([error.message]));
    }
  }
  return total;
}

async function check(title, args) {
  await runQuietly(title, node(), args);
  return none;
}

/** Returns the compiler that is a program of its own; lint and tools need TypeScript 6, in JavaScript. */
function tsc(config) {
  return [nodeModule('@typescript/compiler/bin/tsc'), '--noEmit', '-p', config];
}

/** Counts a missing report, or a failing runner without a failed test, as a failure. */
async function tests(title, report, count, args, shownAfter) {
  console.log(`\nRunning ${title} ...`);
  const file = join(root, report);
  return withSecondTry(title, async () => {
    rmSync(file, { force: true });
    const code = await run(node(), args, { shownAfter });
    const counted = existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')))
      : failures([`no report of the ${title}`]);
    return { code, counted };
  });
}
