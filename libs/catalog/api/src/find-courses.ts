import {
  type CatalogFacet,
  catalogFacets,
  type CatalogFilter,
  type CatalogQuery,
  type CatalogResult,
  type CatalogSort,
  type CourseCard,
} from '@lms/catalog/contract';
import type { CatalogCourse, CatalogIndex } from './catalog-index';
import { createFacetTable } from './facets';

interface Test {
  /** The facet's place in `catalogFacets`; -1 for a filter that has no facet. */
  facet: number;
  passes: (course: CatalogCourse, numbers: number[][]) => boolean;
}

/** The place of the one facet whose filter a course fails; `null` for several, or for no facet's. */
const failedFacet = (tests: Test[], course: CatalogCourse, numbers: number[][]) => {
  let failed: number | undefined;
  for (const { facet, passes } of tests) {
    if (passes(course, numbers)) continue;
    if (facet < 0 || failed !== undefined) return null;
    failed = facet;
  }
  return failed;
};

const sortKeys: Record<Exclude<CatalogSort, 'relevance'>, (card: CourseCard) => number> = {
  popular: (card) => card.enrolmentCount,
  newest: (card) => Date.parse(card.createdAt),
  rating: (card) => card.ratingAverage,
  price: (card) => card.price,
};

/** Courses in the order of a sort. Positions follow the ids, which settle every tie. */
const inOrder = (
  courses: CatalogCourse[],
  direction: 'asc' | 'desc',
  keyOf: (card: CourseCard) => number,
) => {
  const sign = direction === 'asc' ? 1 : -1;
  return courses
    .map((course) => ({ course, key: keyOf(course.card) }))
    .sort((a, b) => sign * (a.key - b.key) || a.course.position - b.course.position)
    .map(({ course }) => course);
};

/**
 * Prepares an index for searches: facets as numbers, and each order sorted once, when it is first
 * asked for.
 */
export const createCourseFinder = (index: CatalogIndex) => {
  const table = createFacetTable(index);
  const orders = new Map<string, CatalogCourse[]>();

  const ordered = ({ column, direction }: CatalogQuery['sorting']) => {
    const sort = column === 'relevance' ? 'popular' : column;
    const key = `${sort} ${direction}`;
    const known = orders.get(key);
    if (known) return known;
    const made = inOrder(index.courses, direction, sortKeys[sort]);
    orders.set(key, made);
    return made;
  };

  const testsOf = ({ rating, captioned, kind, ...facets }: Partial<CatalogFilter>): Test[] => {
    const tests: Test[] = [];
    for (const [name, wanted] of Object.entries(facets)) {
      const values = [wanted ?? []].flat();
      if (values.length === 0) continue;
      const facet = catalogFacets.indexOf(name as CatalogFacet);
      const numbers = new Set(values.map((value) => table.numberOf(name as CatalogFacet, value)));
      const passes: Test['passes'] = (_course, of) =>
        of[facet]?.some((number) => numbers.has(number)) ?? false;
      tests.push({ facet, passes });
    }
    if (rating !== undefined) {
      const facet = catalogFacets.indexOf('rating');
      tests.push({ facet, passes: ({ card }) => card.ratingAverage >= rating });
    }
    const kinds = [kind ?? []].flat();
    if (kinds.length > 0)
      tests.push({ facet: -1, passes: ({ card }) => kinds.includes(card.kind) });
    if (captioned !== undefined) {
      const facet = catalogFacets.indexOf('captioned');
      tests.push({ facet, passes: ({ card }) => card.captioned === captioned });
    }
    return tests;
  };

  /** One page of the catalogue with its facets, counted in one pass over the courses. */
  return ({ filter, searchTerm, sorting, paginator }: CatalogQuery): CatalogResult => {
    const tests = testsOf(filter);
    const scores = index.search(searchTerm);
    const found: CatalogCourse[] = [];
    const counts = table.newCounts();
    const countIn = (numbers: number[] = []) => {
      for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
    };
    for (const course of ordered(sorting)) {
      if (scores && !scores.has(course.position)) continue;
      const numbers = table.of(course.position);
      const failed = failedFacet(tests, course, numbers);
      if (failed === undefined) {
        found.push(course);
        for (const ofFacet of numbers) countIn(ofFacet);
      } else if (failed !== null) {
        // A facet leaves its own filter out of account: its other values are what could be added.
        countIn(numbers[failed]);
      }
    }
    // Sorting is stable: what scores alike stays in the order of popularity.
    if (sorting.column === 'relevance' && scores) {
      const sign = sorting.direction === 'asc' ? 1 : -1;
      const score = ({ position }: CatalogCourse) => scores.get(position) ?? 0;
      found.sort((a, b) => sign * (score(a) - score(b)));
    }
    const start = (paginator.page - 1) * paginator.pageSize;
    const page = found.slice(start, start + paginator.pageSize);
    return {
      items: page.map(({ card }) => card),
      total: found.length,
      facets: table.toFacets(counts),
    };
  };
};
