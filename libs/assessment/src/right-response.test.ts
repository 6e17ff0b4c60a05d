import { describe, expect, it } from 'vitest';
import { accepted, content, fractions, pairs } from '../testing/samples';
import { gradeQuestion } from './grade-question';
import { rightResponse } from './right-response';

describe('rightResponse', () => {
  it.each([
    [content('SINGLE_CHOICE', { answers: fractions({ a: 0, b: 1 }) }), 'b'],
    [content('TRUE_FALSE', { answers: fractions({ true: 0, false: 1 }) }), 'false'],
    [content('MULTIPLE_CHOICE', { answers: fractions({ a: 0.5, b: -1, c: 0.5 }) }), ['a', 'c']],
    [content('SHORT_ANSWER', { answers: accepted(['no', 0], ['5\\*6', 1], ['x', 1]) }), '5*6'],
    [content('NUMERICAL', { answers: accepted(['9', 0.5], ['৩.১৪', 1]) }), '৩.১৪'],
    [
      content('MATCHING', { pairs: pairs(['one', 'b'], ['two', 'a'], ['', 'c']) }),
      { 'pair-0': 'c1', 'pair-1': 'c0' },
    ],
  ])('shows what earns the whole mark for $type', (question, response) => {
    expect(rightResponse(question)).toEqual(response);
    expect(gradeQuestion(question, response).state).toBe('right');
  });

  it('shows nothing when nothing in particular is right', () => {
    expect(rightResponse(content('SHORT_ANSWER', { answers: accepted(['*', 1]) }))).toBeNull();
    expect(rightResponse(content('NUMERICAL', { answers: accepted(['*', 1]) }))).toBeNull();
    expect(rightResponse(content('SINGLE_CHOICE', { answers: fractions({ a: 0.5 }) }))).toBeNull();
  });
});
