import {
  type CatalogFacet,
  catalogFacets,
  type CatalogQuery,
  type CatalogSort,
  catalogSorts,
  defaultCatalogQuery,
  priceKinds,
} from '@lms/catalog/contract';
import {
  audiences,
  courseKinds,
  courseLabels,
  courseLanguages,
  courseLevels,
  toPage,
  toSearchTerm,
} from '@lms/contract';

/** Values that a filter knows; the server refuses others. */
const known: Record<string, readonly string[]> = {
  kind: courseKinds,
  level: courseLevels,
  label: courseLabels,
  language: courseLanguages,
  price: priceKinds,
  audience: audiences,
};

/** Most values that a filter takes. */
const valueMax = 50;

const isSort = (value: string | null): value is CatalogSort =>
  (catalogSorts as readonly (string | null)[]).includes(value);

/** Reads the catalogue query from an address, so that every state of the search has a link. */
export const queryOf = (search: URLSearchParams): CatalogQuery => {
  const rating = Number(search.get('rating'));
  const filter = {
    ...Object.fromEntries(
      ['kind', ...catalogFacets].map((name) => {
        const chosen = search
          .getAll(name)
          .filter((value) => value && known[name]?.includes(value) !== false)
          .filter((value) => value === toSearchTerm(value))
          .slice(0, valueMax);
        return [name, chosen[0] && chosen];
      }),
    ),
    rating: rating >= 1 && rating <= 5 ? rating : undefined,
    captioned: search.get('captioned') === 'true' || undefined,
  };
  const sort = search.get('sort');
  return {
    filter: JSON.parse(JSON.stringify(filter)) as CatalogQuery['filter'],
    paginator: { ...defaultCatalogQuery.paginator, page: toPage(search.get('page')) },
    sorting: {
      column: isSort(sort) ? sort : 'relevance',
      direction: sort === 'price' ? 'asc' : 'desc',
    },
    searchTerm: toSearchTerm(search.get('q')),
  };
};

/** Counts the chosen facet values. */
export const chosenCount = (search: URLSearchParams) =>
  catalogFacets.reduce((sum, facet) => sum + search.getAll(facet).length, 0);

/** Returns the address's query with a facet value toggled, on the first page. */
export const toggled = (search: URLSearchParams, facet: CatalogFacet, value: string) => {
  const next = new URLSearchParams(search);
  const rest = search.getAll(facet).filter((chosen) => chosen !== value);
  const isChosen = rest.length < search.getAll(facet).length;
  next.delete(facet);
  next.delete('page');
  // A rating means "at least", so choosing one replaces the other.
  (facet === 'rating' ? [] : rest).forEach((chosen) => next.append(facet, chosen));
  if (!isChosen) next.append(facet, value);
  return next;
};

/** Returns the query with `name` set, on the first page unless `name` is the page. */
export const withParam = (search: URLSearchParams, name: 'q' | 'sort' | 'page', value: string) => {
  const next = new URLSearchParams(search);
  if (name !== 'page') next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};
