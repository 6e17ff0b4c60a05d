import './node-version.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { projectFolders } from './projects.mjs';
import { add, clearReports, countResults, failures, none, summary } from './results.mjs';
import { fail, nx, root, run, StepFailed } from './run.mjs';

/** What `npm test -- <part>` runs; without a part: unit, then e2e. */
const parts = {
  unit: () => runTargets(['lint', 'typecheck', 'test']),
  e2e: async () => {
    process.env.CHROMIUM_PATH = await ensureBrowser();
    return runTargets(['build', 'budgets', 'e2e']);
  },
  api: () => runTargets(['test'], ['-p', 'lms-api']),
};
const lastRun = join(root, '.nx/cache/run.json');

const [asked] = process.argv.slice(2);
if (asked && !parts[asked]) {
  console.error(`Unknown part "${asked}"; there are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

try {
  await ensureInstalled();
  let total = none;
  for (const part of asked ? [asked] : ['unit', 'e2e']) {
    total = add(total, await parts[part]().catch(countAsFailed));
  }
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

async function runTargets(targets, only = []) {
  console.log(`\nRunning ${targets.join(', ')} ...`);
  const folders = projectFolders();
  clearReports(Object.values(folders));
  rmSync(lastRun, { force: true });
  const parallel = `--parallel=${Math.max(2, availableParallelism())}`;
  const { command, args, env } = nx(['run-many', '-t', ...targets, ...only, parallel]);
  const code = await run(command, args, { env });
  const tasks = existsSync(lastRun) ? JSON.parse(readFileSync(lastRun, 'utf8')).tasks : [];
  const counted = countResults(tasks, (project) => folders[project]);
  return code !== 0 && counted.failed === 0
    ? add(counted, failures([targets.join(', ')]))
    : counted;
}

/** A part that could not even begin is a failure of the run, told in one line. */
function countAsFailed(error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  return failures([error.message]);
}
