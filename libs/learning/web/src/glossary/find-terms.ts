import {
  type CourseTerm,
  findTerm,
  foldText,
  sortTerms,
  type TermSide,
  termSides,
  type TextRange,
  unfoldRange,
} from '@lms/contract';

type Part = 'term' | 'meaning';

/** Term with the places of what was sought. */
export interface FoundTerm extends CourseTerm {
  rangesOf: (part: Part, side: TermSide) => TextRange[];
}

/** Finds words in the terms and meanings of both languages; what a term itself says comes first. */
export const findTerms = (
  terms: readonly CourseTerm[],
  sought: string,
  tag: string,
): FoundTerm[] => {
  const all = sortTerms(terms, tag).map((term): FoundTerm => ({
    ...term,
    rangesOf: (part, side) => {
      const folded = foldText(term[part][side]);
      return findTerm(folded, sought).map((range) => unfoldRange(folded, range));
    },
  }));
  if (sought.trim() === '') return all;
  const has = (term: FoundTerm, part: Part) =>
    termSides(tag).some((side) => term.rangesOf(part, side).length > 0);
  const named = all.filter((term) => has(term, 'term'));
  return [...named, ...all.filter((term) => !has(term, 'term') && has(term, 'meaning'))];
};
