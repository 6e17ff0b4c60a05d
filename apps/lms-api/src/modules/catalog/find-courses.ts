import {
  audiences,
  type CatalogFacet,
  type CatalogFilter,
  type CatalogQuery,
  type CatalogResult,
  catalogFacets,
  type CatalogSort,
  type CourseCard,
  courseLabels,
  courseLanguages,
  courseLevels,
  type FacetValue,
  priceKinds,
} from '@lms/contract';
import type { CatalogCourse, CatalogIndex } from './catalog-index';

/** What a course has in each field that can be filtered. */
const valuesOf = {
  category: ({ card }) => [card.category.slug],
  organization: ({ card }) => [card.organization.code],
  level: ({ card }) => [card.level],
  label: ({ card }) => (card.label ? [card.label] : []),
  language: ({ card }) => [card.language],
  price: ({ card }) => [card.price === 0 ? 'FREE' : 'PAID'],
  audience: (course) => course.audiences,
  kind: ({ card }) => [card.kind],
} satisfies Partial<Record<keyof CatalogFilter, (course: CatalogCourse) => string[]>>;

/** The averages that the rating facet offers: "4 stars and more". */
const ratingSteps = [4.5, 4, 3.5, 3];

const facetValuesOf = (facet: CatalogFacet, course: CatalogCourse) =>
  facet === 'rating'
    ? ratingSteps.filter((step) => course.card.ratingAverage >= step).map(String)
    : valuesOf[facet](course);

type Test = { field: keyof CatalogFilter; passes: (course: CatalogCourse) => boolean };

const testsOf = ({ rating, captioned, ...lists }: Partial<CatalogFilter>): Test[] => {
  const tests: Test[] = [];
  for (const field of Object.keys(valuesOf) as (keyof typeof valuesOf)[]) {
    const wanted = new Set<string>([lists[field] ?? []].flat());
    if (wanted.size === 0) continue;
    const values = valuesOf[field];
    tests.push({ field, passes: (course) => values(course).some((value) => wanted.has(value)) });
  }
  if (rating !== undefined) {
    tests.push({ field: 'rating', passes: ({ card }) => card.ratingAverage >= rating });
  }
  if (captioned !== undefined) {
    tests.push({ field: 'captioned', passes: ({ card }) => card.captioned === captioned });
  }
  return tests;
};

const sortKeys: Record<Exclude<CatalogSort, 'relevance'>, (card: CourseCard) => number> = {
  popular: (card) => card.enrolmentCount,
  newest: (card) => Date.parse(card.createdAt),
  rating: (card) => card.ratingAverage,
  price: (card) => card.price,
};

const sorted = (
  found: CatalogCourse[],
  { column, direction }: CatalogQuery['sorting'],
  scores: Map<number, number> | null,
) => {
  const sign = direction === 'asc' ? 1 : -1;
  const popularity = sortKeys.popular;
  const keyOf = column === 'relevance' ? popularity : sortKeys[column];
  const score = ({ position }: CatalogCourse) =>
    column === 'relevance' ? (scores?.get(position) ?? 0) : 0;
  // Positions follow the ids, which settle every tie.
  return found
    .map((course) => ({ course, score: score(course), key: keyOf(course.card) }))
    .sort(
      (a, b) =>
        sign * (a.score - b.score) ||
        sign * (a.key - b.key) ||
        a.course.position - b.course.position,
    )
    .map(({ course }) => course.card);
};

type Counts = Map<string, number>;

/** Every value that some course has, in a fixed order, so that a facet keeps its place while filtering. */
const facetValues = (index: CatalogIndex, facet: CatalogFacet, counts: Counts): FacetValue[] => {
  const names = new Map<string, FacetValue['name']>();
  for (const { card } of index.courses) {
    const { category, organization } = card;
    if (facet === 'category') names.set(category.slug, category.name);
    if (facet === 'organization') {
      names.set(organization.code, { en: organization.name, bn: organization.name });
    }
  }
  const inOrder: Record<CatalogFacet, readonly string[]> = {
    category: index.categories.map(({ slug }) => slug),
    organization: index.organizations.map(({ code }) => code),
    level: courseLevels,
    label: courseLabels,
    language: courseLanguages,
    price: priceKinds,
    audience: audiences,
    rating: ratingSteps.map(String),
  };
  const values = [...new Set([...inOrder[facet], ...names.keys()])];
  return values
    .filter((value) => counts.has(value))
    .map((value) => {
      const name = names.get(value);
      return { value, ...(name && { name }), count: counts.get(value) ?? 0 };
    });
};

/** One page of the catalogue with its facets, counted in one pass over the courses. */
export const findCourses = (index: CatalogIndex, query: CatalogQuery): CatalogResult => {
  const tests = testsOf(query.filter);
  const scores = index.search(query.searchTerm);
  const found: CatalogCourse[] = [];
  const counts = new Map(catalogFacets.map((facet) => [facet, new Map<string, number>()]));
  const countIn = (facet: CatalogFacet, course: CatalogCourse, by: number) => {
    const values = counts.get(facet);
    for (const value of facetValuesOf(facet, course)) {
      values?.set(value, (values.get(value) ?? 0) + by);
    }
  };
  for (const course of index.courses) {
    const failed = tests.filter(({ passes }) => !passes(course));
    const fits = scores === null || scores.has(course.position);
    if (fits && failed.length === 0) found.push(course);
    for (const facet of catalogFacets) {
      // A facet leaves its own filter out of account: its other values are what could be added.
      const counted = fits && failed.every(({ field }) => field === facet);
      countIn(facet, course, counted ? 1 : 0);
    }
  }
  const { page, pageSize } = query.paginator;
  const start = (page - 1) * pageSize;
  const facets = Object.fromEntries(
    catalogFacets.map((facet) => [
      facet,
      facetValues(index, facet, counts.get(facet) ?? new Map<string, number>()),
    ]),
  ) as CatalogResult['facets'];
  return {
    items: sorted(found, query.sorting, scores).slice(start, start + pageSize),
    total: found.length,
    facets,
  };
};
