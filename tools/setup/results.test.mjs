import { describe, expect, it } from 'vitest';
import {
  add,
  countPlaywright,
  countVitest,
  failures,
  none,
  summary,
  withSecondTry,
} from './results.mjs';

const vitestReport = (numPassedTests, testResults = [], numPendingTests = 0) => ({
  numPassedTests,
  numPendingTests,
  numTodoTests: 0,
  testResults,
});

describe('counting', () => {
  it('counts the cases of Vitest, and names those that failed', () => {
    const cases = [
      { status: 'passed', fullName: 'a price is whole' },
      {
        status: 'failed',
        fullName: 'a price is above zero',
        failureMessages: [
          '\u001b[31mError: expected -1 to be above 0\u001b[39m\n\n    at chai/index.js:1:2\n    at /lms/price.test.ts:3:27',
        ],
      },
    ];
    const file = { name: 'price.test.ts', status: 'failed', assertionResults: cases };
    expect(countVitest(vitestReport(3, [file], 2))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      names: [
        'Failed: price.test.ts: a price is above zero\n  Error: expected -1 to be above 0\n  at /lms/price.test.ts:3:27',
      ],
    });
  });

  it('counts a test file that cannot be loaded as a failure', () => {
    const file = { name: 'x.test.ts', status: 'failed', assertionResults: [] };
    expect(countVitest(vitestReport(1, [file]))).toMatchObject({
      passed: 1,
      failed: 1,
      names: ['Failed: x.test.ts'],
    });
  });

  it('counts the cases of Playwright, and names those that failed or needed a second try', () => {
    const spec = (title, ...statuses) => ({
      file: 'cart.spec.ts',
      line: 7,
      title,
      tests: statuses.map((status) => ({ status, projectName: 'mobile' })),
    });
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        { specs: [spec('adds', 'expected')], suites: [{ specs: [spec('pays', 'unexpected')] }] },
        { specs: [spec('empties', 'flaky')] },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
      names: [
        'Failed: cart.spec.ts:7 pays (mobile)',
        'Passed at the second try: cart.spec.ts:7 empties (mobile)',
      ],
    });
  });

  it('adds up, with what failed without a case to blame', () => {
    const passed = { ...none, passed: 5 };
    expect(add(passed, failures(['Linting']))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      names: ['Failed: Linting'],
    });
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

describe('a runner', () => {
  const passed = { ...none, passed: 5 };
  const run = (...tries) => withSecondTry('unit tests', async () => tries.shift());

  it('is run once more if it failed without a failed test, and is named then', async () => {
    const died = { code: 1, counted: passed };
    expect(await run(died, { code: 0, counted: passed })).toEqual({
      ...passed,
      names: ['Passed at the second try: unit tests'],
    });
    expect(await run(died, died)).toMatchObject({ failed: 1, names: ['Failed: unit tests'] });
  });

  it('is not run again for a failed test', async () => {
    const failed = failures(['a price is whole']);
    expect(await run({ code: 1, counted: failed })).toEqual(failed);
    expect(await run({ code: 0, counted: passed })).toEqual(passed);
  });
});
