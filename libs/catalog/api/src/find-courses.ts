import {
  type CatalogFacet,
  catalogFacets,
  type CatalogFilter,
  type CatalogQuery,
  type CatalogResult,
  type CatalogSort,
} from '@lms/catalog/contract';
import type { CatalogCourse, CatalogIndex } from './catalog-index';
import { createFacetTable } from './facets';

interface Test {
  /** Index of the facet in `catalogFacets`; -1 for a filter without a facet. */
  facet: number;
  passes: (course: CatalogCourse, numbers: number[][]) => boolean;
}

/**
 * Returns the one facet whose filter a course fails; `null` if several fail or one has no facet.
 */
const failedFacet = (tests: Test[], course: CatalogCourse, numbers: number[][]) => {
  let failed: number | undefined;
  for (const { facet, passes } of tests) {
    if (passes(course, numbers)) continue;
    if (facet < 0 || failed !== undefined) return null;
    failed = facet;
  }
  return failed;
};

const sortKeys: Record<Exclude<CatalogSort, 'relevance'> | 'id', (of: CatalogCourse) => number> = {
  popular: ({ card }) => card.enrolmentCount,
  newest: ({ card }) => Date.parse(card.createdAt),
  rating: ({ card }) => card.ratingAverage,
  price: ({ card }) => card.price,
  id: ({ position }) => position,
};

/** Returns the courses in a sort order. Ties go by id, which positions follow. */
const sortCourses = (
  courses: CatalogCourse[],
  direction: 'asc' | 'desc',
  keyOf: (course: CatalogCourse) => number,
) => {
  const sign = direction === 'asc' ? 1 : -1;
  return courses
    .map((course) => ({ course, key: keyOf(course) }))
    .sort((a, b) => sign * (a.key - b.key) || a.course.position - b.course.position)
    .map(({ course }) => course);
};

/**
 * Prepares an index for searches: facets become numbers, and each order is sorted at its first use.
 */
export const createCourseFinder = (index: CatalogIndex) => {
  const table = createFacetTable(index);
  const orders = new Map<string, CatalogCourse[]>();

  const ordered = ({ column, direction }: CatalogQuery['sorting']) => {
    const sort = column === 'relevance' ? 'popular' : column;
    const key = `${sort} ${direction}`;
    const known = orders.get(key);
    if (known) return known;
    const made = sortCourses(index.courses, direction, sortKeys[sort]);
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

  /** Returns a page of the catalogue with its facets, counted in one pass. */
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
        // A facet ignores its own filter, so that its other values show what they would add.
        countIn(numbers[failed]);
      }
    }
    // Sorting is stable, so equal scores stay in order of popularity.
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
