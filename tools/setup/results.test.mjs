import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countResults, summary } from './results.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
  mkdirSync(join(folder, 'test-results'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (name, content) =>
  writeFileSync(join(folder, 'test-results', name), JSON.stringify(content));
const vitestReport = (numPassedTests, testResults = [], numPendingTests = 0) =>
  report('unit.json', { numPassedTests, numPendingTests, numTodoTests: 0, testResults });
const count = (target, status) =>
  countResults([{ projectName: 'shop', target, status }], () => folder);

describe('counting', () => {
  it('adds up the cases of Vitest and Playwright, and names those that failed', () => {
    const cases = [
      { status: 'passed', fullName: 'a price is whole' },
      { status: 'failed', fullName: 'a price is above zero' },
    ];
    vitestReport(3, [{ name: 'price.test.ts', status: 'failed', assertionResults: cases }], 2);
    const spec = (title, ...statuses) => ({
      ...{ file: 'cart.spec.ts', line: 7, title },
      tests: statuses.map((status) => ({ status, projectName: 'mobile' })),
    });
    report('e2e.json', {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        { specs: [spec('adds', 'expected')], suites: [{ specs: [spec('pays', 'unexpected')] }] },
        { specs: [spec('empties', 'flaky')] },
      ],
    });
    const tasks = [
      { projectName: 'shop', target: 'test', status: 1 },
      { projectName: 'shop', target: 'e2e', status: 1 },
    ];
    expect(countResults(tasks, () => folder)).toEqual({
      ...{ passed: 7, failed: 2, skipped: 2 },
      names: [
        'Failed: price.test.ts: a price is above zero',
        'Failed: cart.spec.ts:7 pays (mobile)',
        'Passed at the second try: cart.spec.ts:7 empties (mobile)',
      ],
    });
  });

  it('counts a test file that cannot be loaded as a failure', () => {
    vitestReport(1, [{ name: 'x.test.ts', status: 'failed', assertionResults: [] }]);
    expect(count('test', 1)).toMatchObject({ passed: 1, failed: 1, names: ['Failed: x.test.ts'] });
  });

  it('counts tests that left no report as a failure, even when the runner says success', () => {
    expect(count('test', 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a runner that fails for another reason than a test case', () => {
    vitestReport(5);
    expect(count('test', 1)).toMatchObject({ passed: 5, failed: 1, names: ['Failed: shop:test'] });
  });

  it('counts a failed lint as one failure, and a clean one as nothing', () => {
    expect(count('lint', 1)).toMatchObject({ failed: 1, names: ['Failed: shop:lint'] });
    expect(count('lint', 0)).toMatchObject({ passed: 0, failed: 0, names: [] });
  });
});

describe('the summary', () => {
  const counts = { passed: 12, failed: 0, skipped: 0, names: [] };
  it('names skipped cases only when there are some', () => {
    expect(summary(counts)).toBe('12 passed, 0 failed');
    expect(summary({ ...counts, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });

  it('begins with what failed', () => {
    expect(summary({ ...counts, failed: 1, names: ['Failed: shop:lint'] })).toBe(
      'Failed: shop:lint\n12 passed, 1 failed',
    );
  });
});
