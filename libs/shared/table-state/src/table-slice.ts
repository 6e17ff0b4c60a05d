import { defaultTableState, type TableState } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of a table that its address does not contain: the loaded rows and the selection. */
type TableRows = Pick<TableState, 'grouping'> & Pick<TableState['paginator'], 'total'>;

/** Action on the table of one entity, identified by the entity's path. */
type TableAction<Payload> = PayloadAction<Payload & { table: string }>;

const initialState: Record<string, TableRows> = {};
const noRows: TableRows = { total: 0, grouping: defaultTableState.grouping };

/** Rows of every open list, by entity; the rest of their state is in the address. */
export const tableSlice = createSlice({
  name: 'tables',
  initialState,
  reducers: {
    /** Stores the ids and total of loaded rows and clears the selection. */
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
    /** The reader left the screen: back to the defaults. */
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
