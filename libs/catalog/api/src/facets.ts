import {
  type CatalogFacet,
  catalogFacets,
  type CatalogResult,
  type FacetValue,
  priceKinds,
} from '@lms/catalog/contract';
import { audiences, courseLabels, courseLanguages, courseLevels } from '@lms/contract';
import type { CatalogIndex } from './catalog-index';

type Course = CatalogIndex['courses'][number];

/** Minimum averages that the rating facet offers. */
const ratingSteps = [4.5, 4, 3.5, 3];

const valuesOf: Record<CatalogFacet, (course: Course) => string[]> = {
  category: ({ card }) => [card.category.slug],
  organization: ({ card }) => [card.organization.code],
  level: ({ card }) => [card.level],
  label: ({ card }) => (card.label ? [card.label] : []),
  language: ({ card }) => [card.language],
  price: ({ card }) => [card.price === 0 ? 'FREE' : 'PAID'],
  audience: (course) => course.audiences,
  captioned: ({ card }) => (card.captioned ? ['true'] : []),
  rating: ({ card }) => ratingSteps.filter((step) => card.ratingAverage >= step).map(String),
};

/** Returns the values of each facet in display order, with names for those that are content. */
const valuesInOrder = (index: CatalogIndex): Record<CatalogFacet, Omit<FacetValue, 'count'>[]> => {
  const plain = (values: readonly (string | number)[]) =>
    values.map((value) => ({ value: String(value) }));
  // Courses keep their category and organization even if these are no longer ACTIVE.
  const categories = new Map(index.categories.map(({ slug, name }) => [slug, name]));
  const providers = new Map(index.organizations.map(({ code, name }) => [code, name]));
  for (const { card } of index.courses) {
    categories.set(card.category.slug, card.category.name);
    providers.set(card.organization.code, card.organization.name);
  }
  return {
    category: [...categories].map(([value, name]) => ({ value, name })),
    organization: [...providers].map(([value, name]) => ({ value, name: { en: name, bn: name } })),
    level: plain(courseLevels),
    label: plain(courseLabels),
    language: plain(courseLanguages),
    price: plain(priceKinds),
    audience: plain(audiences),
    captioned: plain(['true']),
    rating: plain(ratingSteps),
  };
};

/**
 * Encodes the facets of all courses as small numbers, once per index, so that counting thousands of
 * courses compares no texts.
 */
export const createFacetTable = (index: CatalogIndex) => {
  const inOrder = valuesInOrder(index);
  const numbers = new Map<string, number>();
  const keyOf = (facet: CatalogFacet, value: string) => `${facet} ${value}`;
  for (const facet of catalogFacets) {
    for (const { value } of inOrder[facet]) numbers.set(keyOf(facet, value), numbers.size);
  }
  const numberOf = (facet: CatalogFacet, value: string) => numbers.get(keyOf(facet, value)) ?? -1;
  const numbersOf = (course: Course) =>
    catalogFacets.map((facet) => valuesOf[facet](course).map((value) => numberOf(facet, value)));
  const courses = index.courses.map(numbersOf);
  const used = new Set(courses.flat(2));

  return {
    numberOf,
    /** Returns the numbers of the course at a position, by the facet's index in `catalogFacets`. */
    of: (position: number): number[][] => courses[position] ?? [],
    newCounts: () => new Uint32Array(numbers.size),
    /**
     * Converts counts to facets. Values without a match stay, so that facets do not move while
     * filtering.
     */
    toFacets: (counts: Uint32Array) =>
      Object.fromEntries(
        catalogFacets.map((facet) => [
          facet,
          inOrder[facet]
            .filter(({ value }) => used.has(numberOf(facet, value)))
            .map((shown) => ({ ...shown, count: counts[numberOf(facet, shown.value)] ?? 0 })),
        ]),
      ) as CatalogResult['facets'],
  };
};
