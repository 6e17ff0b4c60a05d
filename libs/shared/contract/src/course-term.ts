import { type Language, languageTags, type LocalizedText } from './common';

/** Term of a course's glossary. A side that its author left out is empty. */
export interface CourseTerm {
  id: string;
  term: LocalizedText;
  meaning: LocalizedText;
}

/** Language of one side of a term. */
export type TermSide = keyof LocalizedText;

/** Returns both sides of a term, the reader's first. */
export const termSides = (language: Language): readonly [TermSide, TermSide] =>
  language === 'bn' ? ['bn', 'en'] : ['en', 'bn'];

/** Returns the side by which a reader knows a term: the own one, or the other where that is empty. */
export const namedSide = ({ term }: Pick<CourseTerm, 'term'>, language: Language): TermSide => {
  const [own, other] = termSides(language);
  return term[own] ? own : other;
};

/** Sorts terms as a dictionary of the reader's language does. */
export const sortTerms = (terms: readonly CourseTerm[], language: Language): CourseTerm[] => {
  const { compare } = new Intl.Collator(languageTags[language], { numeric: true });
  const nameOf = (term: CourseTerm) => term.term[namedSide(term, language)];
  return [...terms].sort((one, other) => compare(nameOf(one), nameOf(other)));
};
