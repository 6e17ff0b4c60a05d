import {
  defaultTableState,
  type EntityTypes,
  pageSizes,
  type Resource,
  type SortDirection,
  type TableState,
  toPage,
  toSearchTerm,
} from '@lms/contract';

/** State of a table that a reader sets and the address contains. */
export type TableQuery<T extends EntityTypes = EntityTypes> = Pick<
  TableState<T>,
  'filter' | 'sorting' | 'searchTerm' | 'entityId'
> & { paginator: Omit<TableState['paginator'], 'total'> };

/** Separator of a range's ends, as in `2026-01-01..2026-01-31`. */
const span = '..';

const readFilterValue = (values: string[]): unknown => {
  const [value = ''] = values;
  if (values.length > 1) return values;
  if (!value.includes(span)) return value;
  const [from, to] = value.split(span);
  return { ...(from && { from }), ...(to && { to }) };
};

const writeFilterValue = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object' || value === null) return [String(value)];
  const { from = '', to = '' } = value as { from?: string; to?: string };
  return [`${from}${span}${to}`];
};

type Sorting<T extends EntityTypes = EntityTypes> = TableState<T>['sorting'];

/** Order in which a list opens. */
export const defaultSortingOf = <T extends EntityTypes>({ newestBy }: Resource<T>): Sorting<T> =>
  newestBy
    ? { column: newestBy, direction: 'desc' }
    : ({ ...defaultTableState.sorting } as Sorting<T>);

const readPageSize = (text: string | null) =>
  pageSizes.find((size) => String(size) === text) ?? defaultTableState.paginator.pageSize;

/** Parses the table state of an address. Invalid values become defaults. */
export const readTableUrl = <T extends EntityTypes>(
  resource: Resource<T>,
  search: string,
): TableQuery<T> => {
  const params = new URLSearchParams(search);
  const column = resource.sortable.find((name) => name === params.get('sort'));
  const direction: SortDirection = params.get('order') === 'desc' ? 'desc' : 'asc';
  const filter = resource.filterable.flatMap((name) => {
    const values = params.getAll(`filter.${name}`).filter((value) => value && value !== span);
    return values.length > 0 ? [[name, readFilterValue(values)] as const] : [];
  });
  const entityId = params.get('item') ?? undefined;
  return {
    filter: Object.fromEntries(filter) as TableQuery<T>['filter'],
    paginator: {
      page: toPage(params.get('page')),
      pageSize: readPageSize(params.get('size')),
    },
    sorting: column ? { column, direction } : defaultSortingOf(resource),
    searchTerm: toSearchTerm(params.get('q')),
    ...(entityId && { entityId }),
  };
};

/** Writes a table's state as a search string, without default values. */
export const writeTableUrl = (
  { filter, paginator, sorting, searchTerm, entityId }: TableQuery,
  standardSorting: Sorting = defaultTableState.sorting,
): string => {
  const params = new URLSearchParams();
  if (searchTerm) params.set('q', searchTerm);
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    writeFilterValue(value).forEach((text) => params.append(`filter.${name}`, text));
  }
  const standard = defaultTableState;
  if (
    sorting.column !== standardSorting.column ||
    sorting.direction !== standardSorting.direction
  ) {
    params.set('sort', sorting.column);
    if (sorting.direction === 'desc') params.set('order', 'desc');
  }
  if (paginator.page !== standard.paginator.page) params.set('page', String(paginator.page));
  if (paginator.pageSize !== standard.paginator.pageSize) {
    params.set('size', String(paginator.pageSize));
  }
  if (entityId) params.set('item', entityId);
  return params.toString();
};

/** Tells whether nothing differs from the defaults but the open item. */
export const isDefaultQuery = (query: TableQuery, standardSorting?: Sorting): boolean =>
  writeTableUrl({ ...query, entityId: undefined }, standardSorting) === '';

const isOfTable = (name: string) =>
  ['q', 'sort', 'order', 'page', 'size', 'item'].includes(name) || name.startsWith('filter.');

/** Writes a table's state into a search string and keeps its other parameters. */
export const replaceInUrl = (
  search: string,
  query: TableQuery,
  standardSorting?: Sorting,
): string => {
  const params = new URLSearchParams(writeTableUrl(query, standardSorting));
  for (const [name, value] of new URLSearchParams(search)) {
    if (!isOfTable(name)) params.append(name, value);
  }
  return params.toString();
};
