import {
  type CatalogFacet,
  catalogFacets,
  type CatalogQuery,
  catalogSorts,
  type CatalogSort,
  defaultCatalogQuery,
} from '@lms/catalog/contract';

/** What the address of the course search says besides facets. */
const otherFilters = ['kind'] as const;

const isSort = (value: string | null): value is CatalogSort =>
  (catalogSorts as readonly (string | null)[]).includes(value);

/** The query that an address stands for: every state of the search can be sent to somebody. */
export const queryOf = (search: URLSearchParams): CatalogQuery => {
  const names = [...catalogFacets, ...otherFilters].filter((name) => search.has(name));
  const rating = Number(search.get('rating'));
  const filter = {
    ...Object.fromEntries(names.map((name) => [name, search.getAll(name)])),
    rating: rating >= 1 && rating <= 5 ? rating : undefined,
    captioned: search.get('captioned') === 'true' || undefined,
  };
  const page = Number(search.get('page'));
  const sort = search.get('sort');
  return {
    filter: JSON.parse(JSON.stringify(filter)) as CatalogQuery['filter'],
    paginator: {
      ...defaultCatalogQuery.paginator,
      page: Number.isInteger(page) && page > 0 ? Math.min(page, 1000) : 1,
    },
    sorting: {
      column: isSort(sort) ? sort : 'relevance',
      direction: sort === 'price' ? 'asc' : 'desc',
    },
    searchTerm: (search.get('q') ?? '').slice(0, 100),
  };
};

/** How many facet values are chosen. */
export const chosenCount = (search: URLSearchParams) =>
  catalogFacets.reduce((sum, facet) => sum + search.getAll(facet).length, 0);

/** The address's query with one value of a facet added or taken away, back on the first page. */
export const toggled = (search: URLSearchParams, facet: CatalogFacet, value: string) => {
  const next = new URLSearchParams(search);
  const rest = search.getAll(facet).filter((chosen) => chosen !== value);
  const isChosen = rest.length < search.getAll(facet).length;
  next.delete(facet);
  next.delete('page');
  // A rating is "at least": choosing one replaces the other.
  (facet === 'rating' ? [] : rest).forEach((chosen) => next.append(facet, chosen));
  if (!isChosen) next.append(facet, value);
  return next;
};

/** The query with `name` set, back on the first page unless the page itself is set. */
export const withParam = (search: URLSearchParams, name: 'q' | 'sort' | 'page', value: string) => {
  const next = new URLSearchParams(search);
  if (name !== 'page') next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};
