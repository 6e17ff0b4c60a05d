import { defaultTableState, type EntityTypes, type Resource, type TableState } from '@lms/contract';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  allRowsToggled,
  itemsLoaded,
  rowToggled,
  selectTable,
  tableChanged,
  tableLeft,
  type tableSlice,
  type TableQuery,
} from './table-slice';
import { readTableUrl, writeTableUrl } from './table-url';

type WithTables = Record<typeof tableSlice.name, ReturnType<typeof tableSlice.reducer>>;

/** What a reader may change; whatever changes the rows leads back to the first page. */
export type TableChange<T extends EntityTypes> = Partial<
  Pick<TableState<T>, 'filter' | 'sorting' | 'searchTerm'> & { page: number; pageSize: number }
>;

/**
 * The list of one entity. The address holds what is asked for, so that it can be sent to a
 * colleague and Back works; the store follows it. Leaving the screen forgets everything.
 */
export const useTableState = <T extends EntityTypes>(resource: Resource<T>) => {
  const table = resource.path;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const hidden = useMemo(() => new URLSearchParams(search).get('hide') ?? '', [search]);
  const asked = useMemo(() => readTableUrl(resource, search), [resource, search]);
  const stored = useSelector((state: WithTables) => selectTable(state, table)) as
    TableState<T> | undefined;
  // Until the store has followed the address, the address counts: no rows are asked for in vain.
  const state = useMemo<TableState<T>>(
    () => ({
      ...(asked as TableState<T>),
      paginator: { ...asked.paginator, total: stored?.paginator.total ?? 0 },
      grouping: stored?.grouping ?? defaultTableState.grouping,
    }),
    [asked, stored],
  );

  // Selecting rows or opening one asks for no other rows.
  const query = useMemo<TableState<T>>(
    () => ({
      ...(asked as TableState<T>),
      paginator: { ...asked.paginator, total: 0 },
      grouping: defaultTableState.grouping,
      entityId: undefined,
    }),
    [asked],
  );

  useEffect(() => {
    dispatch(tableChanged({ table, query: asked as TableQuery }));
  }, [dispatch, table, asked]);
  useEffect(() => () => void dispatch(tableLeft({ table })), [dispatch, table]);

  // Where the reader is on the way to: two changes may come before the first of them is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const goTo = useCallback(
    (query: TableQuery, replace = false, hiddenNow = hidden) => {
      const params = new URLSearchParams(writeTableUrl(query));
      if (hiddenNow) params.set('hide', hiddenNow);
      // A list that is shown as it grows stays so.
      if (new URLSearchParams(latest.current).has('live')) params.set('live', '1');
      latest.current = params.toString();
      void navigate({ search: latest.current }, { replace, preventScrollReset: true });
    },
    [navigate, hidden],
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
    /** The body of `/find` for the rows that are asked for. */
    query,
    change,
    /** Opens one item, or `new`; without an id closes it. */
    open: (entityId?: string) =>
      goTo({ ...readTableUrl(resource, latest.current), entityId } as TableQuery),
    /** The columns that the reader does not want to see. */
    hiddenColumns: useMemo(() => hidden.split(',').filter(Boolean), [hidden]),
    hideColumns: (fields: string[]) => goTo(asked as TableQuery, true, fields.join(',')),
    /** Clears filter, search, sorting, grouping and paginator. */
    reset: () => goTo(defaultTableState),
    toggleRow: (id: string) => dispatch(rowToggled({ table, id })),
    toggleAllRows: () => dispatch(allRowsToggled({ table })),
    loaded: useCallback(
      (ids: string[], total: number) => dispatch(itemsLoaded({ table, ids, total })),
      [dispatch, table],
    ),
  };
};
export type TableControl<T extends EntityTypes> = ReturnType<typeof useTableState<T>>;
