import { type CatalogSuggestion, type CourseCard, suggestionKinds } from '@lms/catalog/contract';
import type { LocalizedText } from '@lms/contract';
import type { WeightedText, WordSearch } from './word-search';

/** Maximum number of suggestions of each kind, so that many courses do not hide an instructor. */
const listed: Record<CatalogSuggestion['kind'], number> = {
  COURSE: 5,
  CATEGORY: 2,
  ORGANIZATION: 2,
  INSTRUCTOR: 2,
};

/** Entry with its rank among those of its kind that fit a term alike; higher comes first. */
interface RankedSuggestion {
  suggestion: CatalogSuggestion;
  rank: number;
}

interface Catalogue {
  cards: readonly CourseCard[];
  categories: readonly { slug: string; name: LocalizedText }[];
  organizations: readonly { code: string; name: string }[];
  instructors: readonly { id: string; name: string }[];
}

const inBoth = (name: string): LocalizedText => ({ en: name, bn: name });

/** Returns the courses, and the categories, organizations and instructors that have some. */
export const rankedSuggestions = ({
  cards,
  categories,
  organizations,
  instructors,
}: Catalogue): RankedSuggestion[] => {
  const slugs = new Set(cards.map(({ category }) => category.slug));
  const codes = new Set(cards.map(({ organization }) => organization.code));
  const entry = (kind: CatalogSuggestion['kind'], key: string, name: LocalizedText) => ({
    suggestion: { kind, key, name, language: null },
    rank: 0,
  });
  return [
    ...cards.map(({ slug, title, language, enrolmentCount }) => ({
      suggestion: { kind: 'COURSE' as const, key: slug, name: inBoth(title), language },
      rank: enrolmentCount,
    })),
    ...categories
      .filter(({ slug }) => slugs.has(slug))
      .map(({ slug, name }) => entry('CATEGORY', slug, name)),
    ...organizations
      .filter(({ code }) => codes.has(code))
      .map(({ code, name }) => entry('ORGANIZATION', code, inBoth(name))),
    ...instructors.map(({ id, name }) => entry('INSTRUCTOR', id, inBoth(name))),
  ];
};

/** Returns the words by which a suggestion is found. */
export const textsOf = ({ suggestion: { kind, key, name } }: RankedSuggestion): WeightedText[] =>
  [name.en, name.bn, kind === 'ORGANIZATION' ? key : ''].map((text) => ({ text, weight: 1 }));

/** Returns what fits a term, best first within each kind. */
export const suggestionsFor = (
  entries: readonly RankedSuggestion[],
  search: WordSearch,
  term: string,
): CatalogSuggestion[] => {
  const found = [...(search(term) ?? [])]
    .flatMap(([at, score]) => (entries[at] ? [{ ...entries[at], score }] : []))
    .sort((a, b) => b.score - a.score || b.rank - a.rank);
  return suggestionKinds.flatMap((kind) =>
    found
      .map(({ suggestion }) => suggestion)
      .filter((suggestion) => suggestion.kind === kind)
      .slice(0, listed[kind]),
  );
};
