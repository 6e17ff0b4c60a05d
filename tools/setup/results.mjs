import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the runners leave their counts, inside the folder of each project. */
const unitReport = 'test-results/unit.json';
const e2eReport = 'test-results/e2e.json';

/** Removes old reports, so that only this run's (or those Nx restores for it) are counted. */
export function clearReports(projectFolders) {
  for (const folder of projectFolders) {
    for (const report of [unitReport, e2eReport]) rmSync(join(folder, report), { force: true });
  }
}

/** Counts test cases and names those that failed; `tasks` are Nx's own records of what ran and how it ended. */
export function countResults(tasks, folderOf) {
  return tasks.map((task) => countTask(task, folderOf(task.projectName))).reduce(add, none);
}

export const none = { passed: 0, failed: 0, skipped: 0, names: [] };

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    names: [...a.names, ...b.names],
  };
}

/** The end of a run: what failed or needed a second try, a line each, and the line of its numbers. */
export function summary({ passed, failed, skipped, names }) {
  const numbers = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  return [...names, numbers].join('\n');
}

/** A task that fails counts as one failure at least, even when no test case says why. */
function countTask(task, folder) {
  const counted = readReport(task.target, folder);
  if (task.status === 0 || counted.failed > 0) return counted;
  return add(counted, failures([`${task.projectName}:${task.target}`]));
}

/** So many failures, by what they are to be called. */
export const failures = (names) => ({
  ...none,
  failed: names.length,
  names: names.map((name) => `Failed: ${name}`),
});

function readReport(target, folder) {
  if (target === 'test') return countReport(join(folder, unitReport), countVitest);
  if (target === 'e2e') return countReport(join(folder, e2eReport), countPlaywright);
  return none;
}

/** Tests without a report are not known to have passed. */
function countReport(file, count) {
  return existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : failures([`no report at ${file}`]);
}

function countVitest(report) {
  const named = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const cases = assertionResults.filter((result) => result.status === 'failed');
    // A file that can't be loaded or prepared has no case to blame.
    if (status === 'failed' && cases.length === 0) return [name];
    return cases.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return {
    ...failures(named),
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const named = (status, word) =>
    specsOf(report.suites).flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `${word}: ${file}:${line} ${title} (${projectName})`),
    );
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    names: [...named('unexpected', 'Failed'), ...named('flaky', 'Passed at the second try')],
  };
}

const specsOf = (suites = []) =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)]);
