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

/** Counts test cases; `tasks` are Nx's own records of what ran and how it ended. */
export function countResults(tasks, folderOf) {
  return tasks.map((task) => countTask(task, folderOf(task.projectName))).reduce(add, none);
}

export const none = { passed: 0, failed: 0, skipped: 0 };

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** The last line of a run. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** A task that fails counts as one failure at least, even when no test case says why. */
function countTask(task, folder) {
  const counted = readReport(task.target, folder);
  return task.status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function readReport(target, folder) {
  if (target === 'test') return countReport(join(folder, unitReport), countVitest);
  if (target === 'e2e') return countReport(join(folder, e2eReport), countPlaywright);
  return none;
}

/** Tests without a report are not known to have passed. */
function countReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { ...none, failed: 1 };
}

function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
