import { defaultTableState, type EntityTypes, type TableState } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Of a table state what a reader sets and an address holds. */
export type TableQuery<T extends EntityTypes = EntityTypes> = Pick<
  TableState<T>,
  'filter' | 'sorting' | 'searchTerm' | 'entityId'
> & { paginator: Omit<TableState['paginator'], 'total'> };

/** An action on the table of one entity, by the entity's path. */
type TableAction<Payload> = PayloadAction<Payload & { table: string }>;

const initialState: Record<string, TableState> = {};

/** The state of every open list, by entity (specification, section 3, table state). */
export const tableSlice = createSlice({
  name: 'tables',
  initialState,
  reducers: {
    /** The reader asked for other rows, or the address did. */
    tableChanged: (state, { payload: { table, query } }: TableAction<{ query: TableQuery }>) => {
      const known = state[table] ?? defaultTableState;
      state[table] = {
        ...known,
        ...query,
        paginator: { ...query.paginator, total: known.paginator.total },
      };
    },
    /** Rows arrived: the total is theirs, and nothing is selected any more. */
    itemsLoaded: (
      state,
      { payload: { table, ids, total } }: TableAction<{ ids: string[]; total: number }>,
    ) => {
      const known = state[table];
      if (!known) return;
      known.paginator.total = total;
      known.grouping = { selectedRowIds: [], itemIds: ids };
    },
    rowToggled: (state, { payload: { table, id } }: TableAction<{ id: string }>) => {
      const grouping = state[table]?.grouping;
      if (!grouping?.itemIds.includes(id)) return;
      grouping.selectedRowIds = grouping.selectedRowIds.includes(id)
        ? grouping.selectedRowIds.filter((selected) => selected !== id)
        : [...grouping.selectedRowIds, id];
    },
    /** Selects all rows of the page, or none when all were selected. */
    allRowsToggled: (state, { payload: { table } }: TableAction<object>) => {
      const grouping = state[table]?.grouping;
      if (!grouping) return;
      const all = grouping.selectedRowIds.length === grouping.itemIds.length;
      grouping.selectedRowIds = all ? [] : [...grouping.itemIds];
    },
    /** The reader went to another screen: the defaults stand again. */
    tableLeft: (state, { payload: { table } }: TableAction<object>) => {
      delete state[table];
    },
  },
  selectors: {
    selectTable: (state, table: string): TableState | undefined => state[table],
  },
});
export const { tableChanged, itemsLoaded, rowToggled, allRowsToggled, tableLeft } =
  tableSlice.actions;
export const { selectTable } = tableSlice.selectors;
