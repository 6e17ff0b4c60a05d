import { describe, expect, it } from 'vitest';
import { type PastAnswer, rankForRepetition } from './repetition';

const day = (count: number) => new Date(Date.UTC(2026, 7, 1 + count));
const answered = (count: number, isRight: boolean, questionId = 'q'): PastAnswer => ({
  questionId,
  at: day(count).toISOString(),
  isRight,
});
const rank = (history: PastAnswer[], count: number) => rankForRepetition(history, day(count))('q');

describe('rankForRepetition', () => {
  it('puts a wrong answer first at once', () => {
    expect(rank([answered(0, false)], 0)).toBe(0);
    expect(rank([answered(0, true), answered(0, false)], 0)).toBe(0);
  });

  it('leaves questions that are new or were never wrong where they are', () => {
    expect(rank([], 0)).toBe(1);
    expect(rank([answered(0, true)], 0)).toBe(1);
    expect(rank([answered(0, false, 'another')], 0)).toBe(1);
  });

  it('asks again after one, three and seven days, and then no more', () => {
    const history = [answered(0, false)];
    for (const [at, wait] of [
      [0, 1],
      [1, 3],
      [4, 7],
    ] as const) {
      history.push(answered(at, true));
      expect(rank(history, at + wait - 0.5)).toBe(2);
      expect(rank(history, at + wait)).toBe(0);
    }
    history.push(answered(11, true));
    expect(rank(history, 1_000)).toBe(1);
  });

  it('counts a right answer only once its wait is over, and begins anew after a wrong one', () => {
    const history = [answered(0, false), answered(0, true), answered(0, true)];
    expect(rank(history, 1)).toBe(0);
    expect(rank([...history, answered(1, false)], 1)).toBe(0);
    expect(rank([...history, answered(1, false), answered(1, true)], 1.5)).toBe(2);
  });
});
