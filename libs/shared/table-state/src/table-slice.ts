import { defaultTableState, type TableState } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of a table that its address does not contain: the loaded rows and the selection. */
type TableRows = Pick<TableState, 'grouping'> &
  Pick<TableState['paginator'], 'total'> & {
    /** The selection is all rows that match, also those of other pages. */
    isMatchingSelected?: boolean;
  };

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
      const rows = state[table];
      if (!rows?.grouping.itemIds.includes(id)) return;
      const { grouping } = rows;
      rows.isMatchingSelected = false;
      grouping.selectedRowIds = grouping.selectedRowIds.includes(id)
        ? grouping.selectedRowIds.filter((selected) => selected !== id)
        : [...grouping.selectedRowIds, id];
    },
    /** Selects all rows of the page, or none when all were selected. */
    allRowsToggled: (state, { payload: { table } }: TableAction<object>) => {
      const rows = state[table];
      if (!rows) return;
      const { grouping } = rows;
      rows.isMatchingSelected = false;
      const all = grouping.selectedRowIds.length === grouping.itemIds.length;
      grouping.selectedRowIds = all ? [] : [...grouping.itemIds];
    },
    /** Selects all rows that match, beyond the page. */
    matchingSelected: (state, { payload: { table } }: TableAction<object>) => {
      const rows = state[table];
      if (!rows) return;
      rows.isMatchingSelected = true;
      rows.grouping.selectedRowIds = [...rows.grouping.itemIds];
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
export const { itemsLoaded, rowToggled, allRowsToggled, matchingSelected, tableLeft } =
  tableSlice.actions;
export const { selectRows } = tableSlice.selectors;
