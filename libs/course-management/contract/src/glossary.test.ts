import type { CourseTerm } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { glossarySchema } from './glossary';

const idOf = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
let last = 0;
const buildTerm = (term: object = {}, meaning: object = {}): CourseTerm => ({
  id: idOf((last += 1)),
  term: { en: '', bn: '', ...term },
  meaning: { en: '', bn: '', ...meaning },
});
const problemsOf = (terms: unknown) => {
  try {
    glossarySchema.validateSync({ terms }, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, message }) => `${path} ${message}`).sort();
  }
};
const word = { en: 'Server' };

describe('a term', () => {
  it('is complete with a term and a meaning, on one side or on different ones', () => {
    expect(problemsOf([])).toEqual([]);
    expect(problemsOf([buildTerm(word, { en: 'Answers' })])).toEqual([]);
    expect(problemsOf([buildTerm(word, { bn: 'উত্তর দেয়' })])).toEqual([]);
    expect(problemsOf([buildTerm({ bn: 'সার্ভার' }, { en: 'Answers' })])).toEqual([]);
  });

  it('lacks what neither side has, and a blank side is an empty one', () => {
    expect(problemsOf([buildTerm({ bn: ' \u200d' }, { en: 'Answers' })])).toEqual([
      'terms[0].term.en required',
    ]);
    expect(problemsOf([buildTerm({ ...word, bn: ' ' }, { en: ' \u200d', bn: 'ক' })])).toEqual([]);
    expect(problemsOf([buildTerm(word), buildTerm({ bn: 'পাথ' })])).toEqual([
      'terms[0].meaning.en required',
      'terms[1].meaning.bn required',
    ]);
  });

  it('has a length in characters, and no line break', () => {
    const longest = buildTerm({ en: '😀'.repeat(100) }, { bn: 'ক'.repeat(500) });
    expect(problemsOf([longest])).toEqual([]);
    const longer = buildTerm({ en: 'a'.repeat(101) }, { bn: 'ক'.repeat(501) });
    expect(problemsOf([longer])).toEqual([
      'terms[0].meaning.bn maxLength',
      'terms[0].term.en maxLength',
    ]);
    expect(problemsOf([buildTerm({ en: 'a\nb' }, word)])).toEqual(['terms[0].term.en invalid']);
  });
});

describe('a glossary', () => {
  it('has a term once in a language, without regard to case and spaces', () => {
    const twice = [
      buildTerm({ en: 'Web  Server' }, word),
      buildTerm({ en: 'Page', bn: 'পেজ' }, word),
      buildTerm({ en: ' web server ', bn: 'পেজ' }, word),
    ];
    expect(problemsOf(twice)).toEqual([
      'terms[0].term.en repeated',
      'terms[1].term.bn repeated',
      'terms[2].term.bn repeated',
      'terms[2].term.en repeated',
    ]);
    expect(problemsOf([buildTerm({ en: 'HTML' }, word), buildTerm({ bn: 'HTML' }, word)])).toEqual(
      [],
    );
  });

  it('has at most 200 terms, each with an id of its own', () => {
    const many = Array.from({ length: 201 }, (_, at) => buildTerm({ en: `Term ${at}` }, word));
    expect(problemsOf(many.slice(1))).toEqual([]);
    expect(problemsOf(many)).toEqual(['terms max']);
    const [one, other] = many as [CourseTerm, CourseTerm];
    expect(problemsOf([one, { ...other, id: one.id }])).toEqual(['terms invalid']);
  });

  it.each([null, 7, 'terms', [null], [7], [{ term: 7, meaning: null }], [{ term: { en: 7 } }]])(
    'refuses what is none: %j',
    (terms) => expect(problemsOf(terms)).not.toEqual([]),
  );
});
