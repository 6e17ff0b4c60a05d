import type { QuestionResponse } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { accepted, content, fractions, pairs } from '../testing/samples';
import { gradeQuestion } from './grade-question';
import { choicesOf } from './matching';

const unanswered = { fraction: 0, state: 'unanswered', matchedAnswerIds: [] };
const wrong = { fraction: 0, state: 'wrong', matchedAnswerIds: [] };

describe('a question with one choice', () => {
  const single = content('SINGLE_CHOICE', { answers: fractions({ a: 1, b: 0.25, c: 0, d: -0.5 }) });

  it.each([
    ['a', 1, 'right'],
    ['b', 0.25, 'partial'],
    ['c', 0, 'wrong'],
    ['d', -0.5, 'wrong'],
  ])('earns the fraction of %s', (id, fraction, state) => {
    expect(gradeQuestion(single, id)).toEqual({ fraction, state, matchedAnswerIds: [id] });
  });

  it('marks true or false the same way', () => {
    const question = content('TRUE_FALSE', { answers: fractions({ true: 0, false: 1 }) });
    expect(gradeQuestion(question, 'false').state).toBe('right');
    expect(gradeQuestion(question, 'true').state).toBe('wrong');
  });
});

describe('a question with several choices', () => {
  const several = content('MULTIPLE_CHOICE', {
    answers: fractions({ a: 0.5, b: -1, c: 0.5, d: -1 }),
  });

  it.each<[string[], number, string]>([
    [['a', 'c'], 1, 'right'],
    [['c', 'a'], 1, 'right'],
    [['a'], 0.5, 'partial'],
    [['a', 'b', 'c'], 0, 'wrong'],
    [['b'], 0, 'wrong'],
    [['a', 'a'], 0.5, 'partial'],
    [['a', 'unknown'], 0.5, 'partial'],
  ])('adds up %j', (response, fraction, state) => {
    expect(gradeQuestion(several, response)).toMatchObject({ fraction, state });
  });

  it('never earns more than the mark', () => {
    const generous = content('MULTIPLE_CHOICE', { answers: fractions({ a: 0.75, b: 0.75 }) });
    expect(gradeQuestion(generous, ['a', 'b']).fraction).toBe(1);
  });

  it('takes three thirds for the whole', () => {
    const thirds = fractions({ a: 0.3333333, b: 0.3333333, c: 0.3333333 });
    const grade = gradeQuestion(content('MULTIPLE_CHOICE', { answers: thirds }), ['a', 'b', 'c']);
    expect(grade).toEqual({ fraction: 1, state: 'right', matchedAnswerIds: ['a', 'b', 'c'] });
  });
});

describe('a short answer', () => {
  const capital = content('SHORT_ANSWER', {
    answers: accepted(['ঢাকা', 1], ['Dhaka', 1], ['D*', 0.5], ['Dacca', 1], ['*', 0]),
  });

  it.each([
    ['  dhaka ', 1, 'answer-1'],
    ['ঢাকা', 1, 'answer-0'],
    ['Dinajpur', 0.5, 'answer-2'],
    ['Dacca', 0.5, 'answer-2'],
    ['Khulna', 0, 'answer-4'],
  ])('lets the first answer that fits %s decide', (response, fraction, id) => {
    expect(gradeQuestion(capital, response)).toMatchObject({ fraction, matchedAnswerIds: [id] });
  });

  it('heeds case where the question asks for it', () => {
    const strict = { ...capital, answers: accepted(['Dhaka', 1]), caseSensitive: true };
    expect(gradeQuestion(strict, 'Dhaka').state).toBe('right');
    expect(gradeQuestion(strict, 'dhaka')).toEqual(wrong);
  });
});

describe('a numerical answer', () => {
  const pi = content('NUMERICAL', { answers: accepted(['3.14', 1, 0.005], ['3', 0.5, 0.5]) });

  it.each([
    ['3.14', 1],
    ['৩.১৪', 1],
    ['3.145', 1],
    ['3.135', 1],
    ['314e-2', 1],
    ['3.1451', 0.5],
    ['3.5', 0.5],
    ['3.51', 0],
    ['3.14 m', 0],
    ['about three', 0],
  ])('earns for %s the fraction of the first answer it is near', (response, fraction) => {
    expect(gradeQuestion(pi, response).fraction).toBe(fraction);
  });

  it('lets a star take any number, but only a number', () => {
    const any = content('NUMERICAL', { answers: accepted(['*', 0.25]) });
    expect(gradeQuestion(any, '-7').state).toBe('partial');
    expect(gradeQuestion(any, 'frog')).toEqual(wrong);
  });
});

describe('a matching question', () => {
  const animals = content('MATCHING', {
    pairs: pairs(
      ['Dog', 'Mammal'],
      ['Frog', 'Amphibian'],
      ['Toad', 'Amphibian'],
      ['Cat', 'Mammal'],
      ['', 'Insect'],
    ),
  });
  const idOf = (text: string) =>
    choicesOf(animals).find((choice) => choice.text === text)?.id ?? '';

  it('counts the right pairs, two of which may share a choice', () => {
    const response = {
      'pair-0': idOf('Mammal'),
      'pair-1': idOf('Amphibian'),
      'pair-2': idOf('Amphibian'),
      'pair-3': idOf('Mammal'),
    };
    expect(gradeQuestion(animals, response)).toMatchObject({ fraction: 1, state: 'right' });
    expect(gradeQuestion(animals, { ...response, 'pair-3': idOf('Insect') }).fraction).toBe(0.75);
    expect(gradeQuestion(animals, { 'pair-0': idOf('Mammal') })).toEqual({
      fraction: 0.25,
      state: 'partial',
      matchedAnswerIds: ['pair-0'],
    });
  });

  it('gives nothing for a choice given to the distractor', () => {
    expect(gradeQuestion(animals, { 'pair-4': idOf('Insect') })).toEqual(unanswered);
  });

  it('tells 0 from 0.0', () => {
    const question = content('MATCHING', {
      pairs: pairs(['print(0)', '0'], ['print(0.0)', '0.0']),
    });
    expect(choicesOf(question)).toEqual([
      { id: 'c0', text: '0' },
      { id: 'c1', text: '0.0' },
    ]);
    expect(gradeQuestion(question, { 'pair-0': 'c0', 'pair-1': 'c1' }).state).toBe('right');
    expect(gradeQuestion(question, { 'pair-0': 'c1', 'pair-1': 'c0' })).toEqual(wrong);
  });
});

describe('a response that makes no sense', () => {
  const questions = [
    content('SINGLE_CHOICE', { answers: fractions({ a: 1 }) }),
    content('MULTIPLE_CHOICE', { answers: fractions({ a: 1 }) }),
    content('TRUE_FALSE', { answers: fractions({ true: 1, false: 0 }) }),
    content('SHORT_ANSWER', { answers: accepted(['a', 1]) }),
    content('NUMERICAL', { answers: accepted(['1', 1]) }),
    content('MATCHING', { pairs: pairs(['stem', 'choice']) }),
  ];
  const nonsense: unknown[] = [
    null,
    undefined,
    '',
    '   ',
    [],
    {},
    0,
    true,
    [['a']],
    [null],
    { a: 'a' },
    { 'pair-0': null },
    { 'pair-0': 'c9' },
    Object.create(null),
    JSON.parse('{"__proto__": "c0"}'),
  ];

  it.each(questions)('is no answer to $type', (question) => {
    for (const response of nonsense as QuestionResponse[]) {
      expect(gradeQuestion(question, response), JSON.stringify(response)).toEqual(unanswered);
    }
  });

  it('is never right for a question without any answers', () => {
    for (const question of questions) {
      const empty = { ...question, answers: [], pairs: [] };
      for (const response of ['a', ['a'], { 'pair-0': 'c0' }]) {
        expect(['unanswered', 'wrong']).toContain(gradeQuestion(empty, response).state);
      }
    }
  });
});
