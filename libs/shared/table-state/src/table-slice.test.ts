import { describe, expect, it } from 'vitest';
import {
  allRowsToggled,
  itemsLoaded,
  matchingSelected,
  rowToggled,
  tableLeft,
  tableSlice,
} from './table-slice';

const table = '/course-category';
const opened = tableSlice.reducer(undefined, itemsLoaded({ table, ids: ['a', 'b'], total: 12 }));
const after = (...actions: Parameters<typeof tableSlice.reducer>[1][]) =>
  actions.reduce(tableSlice.reducer, opened)[table];

describe('the rows of a list', () => {
  it('takes the total from the rows that came', () => {
    expect(after()?.total).toBe(12);
  });

  it('selects one row, and not one that is not there', () => {
    expect(after(rowToggled({ table, id: 'a' }))?.grouping.selectedRowIds).toEqual(['a']);
    expect(after(rowToggled({ table, id: 'x' }))?.grouping.selectedRowIds).toEqual([]);
  });

  it('toggles between all and none', () => {
    const all = allRowsToggled({ table });
    const some = rowToggled({ table, id: 'b' });
    expect(after(all)?.grouping.selectedRowIds).toEqual(['a', 'b']);
    expect(after(some, all)?.grouping.selectedRowIds).toEqual(['a', 'b']);
    expect(after(all, all)?.grouping.selectedRowIds).toEqual([]);
  });

  it('selects all that match until a row or the page is selected, or rows come again', () => {
    const matching = matchingSelected({ table });
    expect(after(matching)).toMatchObject({
      isMatchingSelected: true,
      grouping: { selectedRowIds: ['a', 'b'] },
    });
    for (const action of [
      rowToggled({ table, id: 'a' }),
      allRowsToggled({ table }),
      itemsLoaded({ table, ids: ['a', 'b'], total: 12 }),
    ]) {
      expect(after(matching, action)?.isMatchingSelected ?? false).toBe(false);
    }
  });

  it('selects nothing after a load', () => {
    const load = itemsLoaded({ table, ids: ['a', 'b'], total: 12 });
    expect(after(allRowsToggled({ table }), load)?.grouping.selectedRowIds).toEqual([]);
  });

  it('forgets everything when the screen is left', () => {
    expect(after(tableLeft({ table }))).toBeUndefined();
  });
});
