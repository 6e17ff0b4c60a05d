import { boxOf, findRows, focusedRow, recordOf } from './screen-parts';

/** Returns a move of the focus to the record of the row some steps away, or of an outer one. */
export const stepRow = (steps: 1 | -1) => {
  const rows = findRows();
  const row = focusedRow();
  const next = row ? rows[rows.indexOf(row) + steps] : rows.at(steps === 1 ? 0 : -1);
  return next && (() => recordOf(next)?.focus());
};

/** Returns a move of the focus from the search to the first row of what it found. */
export const enterRows = () => {
  const record = findRows().map(recordOf)[0];
  return record ? () => record.focus() : undefined;
};

export const openRow = () => {
  const row = focusedRow();
  const record = row && recordOf(row);
  return record
    ? () => {
        record.focus();
        record.click();
      }
    : undefined;
};

/** Row that was selected last, from which a range goes. */
let selected: HTMLElement | undefined;

const focusBox = (row: HTMLElement) => {
  selected = row;
  boxOf(row)?.focus();
};

export const selectRow = () => {
  const row = focusedRow();
  const box = row && boxOf(row);
  return box
    ? () => {
        focusBox(row);
        box.click();
      }
    : undefined;
};

/** Returns the selection of the rows from the last selected one to the one with the focus. */
export const selectRange = () => {
  const row = focusedRow();
  if (!row || !boxOf(row)) return undefined;
  const rows = findRows();
  const to = rows.indexOf(row);
  const from = selected ? rows.indexOf(selected) : -1;
  const range = rows.slice(Math.min(from === -1 ? to : from, to), Math.max(from, to) + 1);
  return () => {
    for (const box of range.map(boxOf)) if (box && !box.checked) box.click();
    focusBox(row);
  };
};
