import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countResults, summaryLine } from './results.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
  mkdirSync(join(folder, 'test-results'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (name, content) =>
  writeFileSync(join(folder, 'test-results', name), JSON.stringify(content));
const vitestReport = (counts, testResults = []) =>
  report('unit.json', {
    ...{ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    ...counts,
    testResults,
  });
const count = (target, status) =>
  countResults([{ projectName: 'any', target, status }], () => folder);

describe('counting', () => {
  it('adds up the cases of Vitest and Playwright', () => {
    vitestReport({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 });
    report('e2e.json', { stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 } });
    const tasks = [
      { projectName: 'any', target: 'test', status: 1 },
      { projectName: 'any', target: 'e2e', status: 1 },
    ];
    expect(countResults(tasks, () => folder)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a test file that cannot be loaded as a failure', () => {
    vitestReport({ numPassedTests: 1 }, [{ status: 'failed', assertionResults: [] }]);
    expect(count('test', 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts tests that left no report as a failure, even when the runner says success', () => {
    expect(count('test', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a runner that fails for another reason than a test case', () => {
    vitestReport({ numPassedTests: 5 });
    expect(count('test', 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('counts a failed lint as one failure, and a clean one as nothing', () => {
    expect(count('lint', 1).failed).toBe(1);
    expect(count('lint', 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('the summary line', () => {
  it('names skipped cases only when there are some', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    );
  });
});
