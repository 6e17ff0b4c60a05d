import { defaultTableState, type TableState } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What no address holds of a table: the rows that came, and which of them are selected. */
type TableRows = Pick<TableState, 'grouping'> & Pick<TableState['paginator'], 'total'>;

/** An action on the table of one entity, by the entity's path. */
type TableAction<Payload> = PayloadAction<Payload & { table: string }>;

const initialState: Record<string, TableRows> = {};
const noRows: TableRows = { total: 0, grouping: defaultTableState.grouping };

/** The rows of every open list, by entity; the rest of its state is in the address. */
export const tableSlice = createSlice({
  name: 'tables',
  initialState,
  reducers: {
    /** Rows arrived: the total is theirs, and nothing is selected any more. */
    itemsLoaded: (
      state,
      { payload: { table, ids, total } }: TableAction<{ ids: string[]; total: number }>,
    ) => {
      state[table] = { total, grouping: { selectedRowIds: [], itemIds: ids } };
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
    selectRows: (state, table: string): TableRows => state[table] ?? noRows,
  },
});
export const { itemsLoaded, rowToggled, allRowsToggled, tableLeft } = tableSlice.actions;
export const { selectRows } = tableSlice.selectors;
