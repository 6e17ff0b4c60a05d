import type { LocalizedText } from './common';

/** Term of a course's glossary. A side that its author left out is empty. */
export interface CourseTerm {
  id: string;
  term: LocalizedText;
  meaning: LocalizedText;
}

/** Language of one side of a term. */
export type TermSide = keyof LocalizedText;

/** Returns both sides of a term, the reader's first. `tag` is that of the reader's language. */
export const termSides = (tag: string): readonly [TermSide, TermSide] =>
  tag === 'bn' ? ['bn', 'en'] : ['en', 'bn'];

/** Returns the side by which a reader knows a term: the own one, or the other where that is empty. */
export const namedSide = ({ term }: Pick<CourseTerm, 'term'>, tag: string): TermSide => {
  const [own, other] = termSides(tag);
  return term[own] ? own : other;
};

/** Sorts terms as a dictionary of the reader's language does. */
export const sortTerms = (terms: readonly CourseTerm[], tag: string): CourseTerm[] => {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const nameOf = (term: CourseTerm) => term.term[namedSide(term, tag)];
  return [...terms].sort((one, other) => compare(nameOf(one), nameOf(other)));
};
