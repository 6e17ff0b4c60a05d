import { describe, expect, it } from 'vitest';
import {
  combineAttempts,
  exactPercentOf,
  isPassed,
  markFor,
  neededToPass,
  percentOf,
  totalScore,
} from './score';

describe('markFor', () => {
  it.each([
    ['right', 1, 0.25, 4],
    ['partial', 0.5, 0.25, 2],
    ['wrong', 0, 0.25, -1],
    ['wrong', 0, 0, 0],
    ['unanswered', 0, 0.25, 0],
    ['wrong', -0.5, 0, -2],
    ['wrong', -0.5, 0.25, -2],
    ['wrong', -0.1, 0.25, -1],
  ] as const)(
    'gives a %s answer of fraction %d at penalty %d: %d of 4',
    (state, fraction, penalty, mark) => {
      expect(markFor({ state, fraction }, 4, penalty)).toBe(mark);
    },
  );
});

describe('the score of an attempt', () => {
  it('is its marks together, never below 0', () => {
    expect(totalScore([2, -0.5, 1])).toBe(2.5);
    expect(totalScore([1, -2])).toBe(0);
    expect(totalScore([])).toBe(0);
  });

  it('is shown in percent with two decimals', () => {
    expect(percentOf(2, 3)).toBe(66.67);
    expect(percentOf(4, 5)).toBe(80);
    expect(percentOf(0, 0)).toBe(0);
  });
});

describe('isPassed', () => {
  it('does not let rounding lift a result over the pass mark', () => {
    expect(percentOf(79.996, 100)).toBe(80);
    expect(isPassed(exactPercentOf(79.996, 100), 80)).toBe(false);
    expect(isPassed(exactPercentOf(19999, 25000), 80)).toBe(false);
  });

  it('does not let binary sums drop a result below the pass mark', () => {
    const mark = 0.3;
    const score = (questions: number) => totalScore(Array.from({ length: questions }, () => mark));
    expect(exactPercentOf(score(20), 25 * mark)).toBeLessThan(80);
    for (let questions = 5; questions <= 200; questions += 5) {
      const enough = questions * 0.8;
      expect(isPassed(exactPercentOf(score(enough), questions * mark), 80)).toBe(true);
      expect(isPassed(exactPercentOf(score(enough - 1), questions * mark), 80)).toBe(false);
    }
  });
});

describe('combineAttempts', () => {
  it.each([
    ['HIGHEST', 90],
    ['FIRST', 60],
    ['LAST', 70.5],
    ['AVERAGE', 73.5],
  ] as const)('takes the %s', (method, percent) => {
    expect(combineAttempts(method, [60, 90, 70.5])).toBe(percent);
    expect(combineAttempts(method, [])).toBeNull();
  });
});

describe('neededToPass', () => {
  it.each([
    ['HIGHEST', [40, 60], null, { attempts: 1, percent: 80 }],
    ['LAST', [100, 60], 1, { attempts: 1, percent: 80 }],
    ['FIRST', [], null, { attempts: 1, percent: 80 }],
    ['FIRST', [60], null, null],
    ['AVERAGE', [60], null, { attempts: 1, percent: 100 }],
    ['AVERAGE', [0], null, { attempts: 4, percent: 100 }],
    ['AVERAGE', [50], 3, { attempts: 2, percent: 95 }],
    ['AVERAGE', [0], 3, null],
    ['HIGHEST', [60], 0, null],
    ['HIGHEST', [80], null, null],
  ] as const)('tells for the %s of %j with %j left: %j', (method, percents, left, needed) => {
    expect(neededToPass(method, percents, 80, left)).toEqual(needed);
  });

  it('rounds up what has to be reached, so that it is enough', () => {
    const needed = neededToPass('AVERAGE', [66.6666, 66.6666], 70, null);
    expect(needed).toEqual({ attempts: 1, percent: 76.67 });
    expect(neededToPass('AVERAGE', [99], 100, null)).toBeNull();
  });
});
