import { stripVTControlCharacters } from 'node:util';

export const none = { passed: 0, failed: 0, skipped: 0, names: [] };

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    names: [...a.names, ...b.names],
  };
}

/** Formats the result of a run: each failed or flaky test, and the totals. */
export function summary({ passed, failed, skipped, names }) {
  const numbers = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  return [...names, numbers].join('\n');
}

/** Returns a result with one failure for each name. */
export const failures = (names) => ({
  ...none,
  failed: names.length,
  names: names.map((name) => `Failed: ${name}`),
});

/**
 * Runs an attempt again if its runner failed without a failed test: a worker of it may have died
 * with Node, which is not a test's fault. Counts a runner that does so twice as a failure.
 *
 * @param attempt resolves to the runner's exit code and what its report counts
 */
export async function withSecondTry(title, attempt) {
  const isBroken = ({ code, counted }) => code !== 0 && counted.failed === 0;
  let tried = await attempt();
  if (!isBroken(tried)) return tried.counted;
  tried = await attempt();
  if (isBroken(tried)) return add(tried.counted, failures([title]));
  const names = [...tried.counted.names, `Passed at the second try: ${title}`];
  return { ...tried.counted, names };
}

/** Counts the cases of Vitest's JSON report and names those that failed, each with its reason. */
export function countVitest(report) {
  const named = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const cases = assertionResults.filter((result) => result.status === 'failed');
    // A file that can't be loaded has no failed test to name.
    if (status === 'failed' && cases.length === 0) return [withReason(name, message)];
    return cases.map(({ fullName, failureMessages }) =>
      withReason(`${name}: ${fullName}`, failureMessages?.[0]),
    );
  });
  return {
    ...failures(named),
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Adds the message's first line, and the line of the test that failed. */
const withReason = (name, message = '') => {
  const lines = stripVTControlCharacters(message).split('\n');
  const reason = [lines[0], lines.find((line) => /\.test\.\w+:\d+/.test(line))];
  return [name, ...reason.filter(Boolean).map((line) => `  ${line.trim()}`)].join('\n');
};

/** Counts the tests of Playwright's JSON report and names failed and flaky ones. */
export function countPlaywright(report) {
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
