import { defaultTableState, type EntityTypes, type Resource, type TableState } from '@lms/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  allRowsToggled,
  itemsLoaded,
  matchingSelected,
  rowToggled,
  selectRows,
  tableLeft,
  type tableSlice,
} from './table-slice';
import {
  defaultSortingOf,
  isDefaultQuery,
  readTableUrl,
  replaceInUrl,
  type TableQuery,
} from './table-url';

type WithTables = Record<typeof tableSlice.name, ReturnType<typeof tableSlice.reducer>>;

/** Changes that a reader can make. A change of the rows goes back to the first page. */
export type TableChange<T extends EntityTypes> = Partial<
  Pick<TableState<T>, 'filter' | 'sorting' | 'searchTerm'> & { page: number; pageSize: number }
>;

const standardSortingOf = <T extends EntityTypes>(resource: Resource<T>) =>
  defaultSortingOf(resource) as typeof defaultTableState.sorting;

/**
 * Holds the list state of one entity. The query is in the address only, so that it can be shared
 * and Back works; the store holds the loaded rows, which are dropped when the reader leaves the
 * screen.
 */
export const useTableState = <T extends EntityTypes>(resource: Resource<T>) => {
  const table = resource.path;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const hidden = useMemo(() => new URLSearchParams(search).get('hide') ?? '', [search]);
  const asked = useMemo(() => readTableUrl(resource, search), [resource, search]);
  const {
    total,
    grouping,
    isMatchingSelected = false,
  } = useSelector((state: WithTables) => selectRows(state, table));
  const state = useMemo<TableState<T>>(
    () => ({
      ...(asked as TableState<T>),
      paginator: { ...asked.paginator, total },
      grouping,
    }),
    [asked, total, grouping],
  );

  // Selecting rows or opening an item must not load the rows again.
  const query = useMemo<TableState<T>>(
    () => ({
      ...(asked as TableState<T>),
      paginator: { ...asked.paginator, total: 0 },
      grouping: defaultTableState.grouping,
      entityId: undefined,
    }),
    [asked],
  );

  useEffect(() => () => void dispatch(tableLeft({ table })), [dispatch, table]);

  const [resets, setResets] = useState(0);

  // Target of a navigation under way: two changes may come before the first one is rendered.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const goTo = useCallback(
    (query: TableQuery, replace = false) => {
      latest.current = replaceInUrl(latest.current, query, standardSortingOf(resource));
      void navigate({ search: latest.current }, { replace, preventScrollReset: true });
    },
    [navigate, resource],
  );
  const change = useCallback(
    ({ page = 1, pageSize, ...rest }: TableChange<T>, { replace = false } = {}) => {
      const now = readTableUrl(resource, latest.current);
      const paginator = { page, pageSize: pageSize ?? now.paginator.pageSize };
      goTo({ ...now, ...rest, paginator } as TableQuery, replace);
    },
    [resource, goTo],
  );

  return {
    state,
    /** Body of `/find` for the current rows. */
    query,
    change,
    /** Opens an item's editor, or that of a `new` one; closes it without an id. */
    open: (entityId?: string) =>
      goTo({ ...readTableUrl(resource, latest.current), entityId } as TableQuery),
    /** Address of the list with an item open. */
    linkTo: (entityId: string) => {
      return {
        search: replaceInUrl(
          search,
          { ...asked, entityId } as TableQuery,
          standardSortingOf(resource),
        ),
      };
    },
    /** Columns that the reader has hidden. */
    hiddenColumns: useMemo(() => hidden.split(',').filter(Boolean), [hidden]),
    hideColumns: (fields: string[]) => {
      const params = new URLSearchParams(latest.current);
      if (fields.length > 0) params.set('hide', fields.join(','));
      else params.delete('hide');
      latest.current = params.toString();
      void navigate({ search: latest.current }, { replace: true, preventScrollReset: true });
    },
    /** Filter, search, sorting, paging or selection differ from the defaults. */
    isChanged:
      !isDefaultQuery(asked as TableQuery, standardSortingOf(resource)) ||
      grouping.selectedRowIds.length > 0,
    /** Resets filter, search, sorting, selection and paging. */
    reset: () => {
      goTo({ ...defaultTableState, sorting: standardSortingOf(resource) });
      dispatch(itemsLoaded({ table, ids: grouping.itemIds, total }));
      setResets((count) => count + 1);
    },
    /** Number of resets, as a key of the search field: each drops what is typed there. */
    resets,
    toggleRow: (id: string) => dispatch(rowToggled({ table, id })),
    toggleAllRows: () => dispatch(allRowsToggled({ table })),
    /** The selection is all rows that match, also those of other pages. */
    isMatchingSelected,
    selectMatching: () => dispatch(matchingSelected({ table })),
    loaded: useCallback(
      (ids: string[], total: number) => dispatch(itemsLoaded({ table, ids, total })),
      [dispatch, table],
    ),
  };
};
export type TableControl<T extends EntityTypes> = ReturnType<typeof useTableState<T>>;
