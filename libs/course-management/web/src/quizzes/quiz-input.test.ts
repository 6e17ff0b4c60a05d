import { fromDhaka, toDhaka } from '@lms/admin-ui';
import { describe, expect, it } from 'vitest';
import { buildQuiz } from '../../testing/quizzes';
import { moved, totalOf } from './quiz-input';

describe('the total of a quiz', () => {
  it('counts each question of a draw with its mark, and no heading', () => {
    const items = [...buildQuiz().items, { kind: 'SECTION' as const, title: 'Part' }];
    expect(totalOf(items)).toEqual({ questions: 4, marks: 5 });
  });
  it('takes a number that is being typed over for none', () => {
    const item = { kind: 'RANDOM' as const, bankId: '', count: '' as unknown as number, mark: 1 };
    expect(totalOf([item])).toEqual({ questions: 0, marks: 0 });
  });
});

it('moves an element to either side', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

describe('a moment in Dhaka', () => {
  it('is six hours ahead of the stored one, also across midnight', () => {
    expect(toDhaka('2026-08-14T20:30:00.000Z')).toBe('2026-08-15T02:30');
    expect(fromDhaka('2026-08-15T02:30')).toBe('2026-08-14T20:30:00.000Z');
  });
  it('is none while its field is empty', () => {
    expect([toDhaka(null), fromDhaka('')]).toEqual(['', null]);
  });
});
