import { expect, it } from 'vitest';
import { type CourseTerm, namedSide, sortTerms } from './course-term';

const buildTerm = (en: string, bn: string): CourseTerm => ({
  id: en + bn,
  term: { en, bn },
  meaning: { en: '', bn: '' },
});
const terms = [
  buildTerm('zip', 'ঔষধ'),
  buildTerm('Élan', 'কলম'),
  buildTerm('egg', 'আম'),
  buildTerm('', 'খাতা'),
  buildTerm('Fax', ''),
];
const namesIn = (tag: string) =>
  sortTerms(terms, tag).map((term) => term.term[namedSide(term, tag)]);

it('sorts terms as a dictionary does, by the other language where a side is empty', () => {
  expect(namesIn('en')).toEqual(['egg', 'Élan', 'Fax', 'zip', 'খাতা']);
  expect(namesIn('de')).toEqual(namesIn('en'));
  expect(namesIn('bn').filter((name) => name !== 'Fax')).toEqual(['আম', 'ঔষধ', 'কলম', 'খাতা']);
});
