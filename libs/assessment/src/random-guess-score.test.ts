import type { QuestionContent } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { randomGuessScore } from './random-guess-score';

const answers = (...fractions: number[]) =>
  fractions.map((fraction, index) => ({ id: `${index}`, text: `${index}`, fraction }));
const content = (more: Partial<QuestionContent>): QuestionContent => ({
  type: 'SINGLE_CHOICE',
  text: '',
  answers: [],
  pairs: [],
  caseSensitive: false,
  ...more,
});
const star = [{ id: 'a', text: '*', fraction: 0.25 }];

describe('the random guess score', () => {
  it.each<[string, Partial<QuestionContent>, number | null]>([
    ['one of four choices', { answers: answers(1, 0, 0, 0) }, 0.25],
    ['choices that cost something', { answers: answers(1, -0.25, -0.25, -0.5) }, 0],
    ['true or false', { type: 'TRUE_FALSE', answers: answers(1, 0) }, 0.5],
    ['several choices', { type: 'MULTIPLE_CHOICE', answers: answers(0.5, 0.5, -1) }, null],
    ['a short text', { type: 'SHORT_ANSWER', answers: answers(1) }, 0],
    ['any text', { type: 'SHORT_ANSWER', answers: star }, 0.25],
    ['any number', { type: 'NUMERICAL', answers: star }, 0.25],
    ['an order of five', { type: 'ORDERING', answers: answers(0, 0, 0, 0, 0) }, 0.2],
    ['an essay', { type: 'ESSAY' }, null],
    [
      'pairs with a choice that fits none',
      {
        type: 'MATCHING',
        pairs: [
          { id: 'a', stem: 'A', choice: 'one' },
          { id: 'b', stem: 'B', choice: 'two' },
          { id: 'c', stem: 'C', choice: 'one' },
          { id: 'd', stem: '', choice: 'three' },
        ],
      },
      1 / 3,
    ],
    [
      'blanks by their weights',
      {
        type: 'FILL_IN_BLANKS',
        blanks: [
          { id: 'x', kind: 'CHOICE', weight: 3, answers: answers(1, 0), caseSensitive: false },
          { id: 'y', kind: 'TEXT', weight: 1, answers: answers(1), caseSensitive: false },
        ],
      },
      0.375,
    ],
  ])('of %s is the mean that guessing earns', (_name, more, score) => {
    expect(randomGuessScore(content(more))).toBe(score);
  });
});
