import { rowAction, type RowActionKey } from '@lms/admin-ui';
import type { Translate } from '@lms/i18n';
import { selectRange, selectRow, stepRow } from './row-keys';
import {
  boxOf,
  findControl,
  findRows,
  findSearch,
  focusedRow,
  hasMovables,
  pressControl,
} from './screen-parts';

/** Key that has a name of its own in some languages. */
type NamedKey = 'ctrl' | 'shift' | 'enter' | 'space';

/** Key as a list shows it. */
export type ShownKey = { named: NamedKey } | string;

export interface ListedKey {
  keys: readonly ShownKey[];
  /** Returns what it does on this screen; nothing where it does nothing. */
  textOf: (t: Translate) => string | undefined;
}

interface Shortcut extends ListedKey {
  /** Name by which its key is heard: a letter or sign, with Shift as `shift x`. */
  name: string;
  /** Returns its action now; nothing while there is nothing to act on. */
  find: () => (() => void) | undefined;
  /** Goes on while the key is held. */
  repeats?: boolean;
}

const shift: ShownKey = { named: 'shift' };

/** Key of what is done to a list's row by its menu, or to a screen's record by a button. */
const recordKey = (name: string, action: RowActionKey): Shortcut => ({
  name,
  keys: [name.toUpperCase()],
  textOf: () =>
    findControl(name)?.textContent ??
    findRows()
      .map((row) => rowAction(row, action))
      .find(Boolean)?.label,
  find: () => {
    const control = findControl(name);
    if (control) return () => pressControl(control);
    const row = focusedRow();
    return row && rowAction(row, action)?.run;
  },
});

const ifRows = (text: string) => (findRows().length > 0 ? text : undefined);
const ifBoxes = (text: string) => (findRows().some(boxOf) ? text : undefined);

/** Single letters and signs that act on what a screen shows. */
export const screenKeys: readonly Shortcut[] = [
  {
    name: '/',
    keys: ['/'],
    textOf: (t) =>
      findSearch() && t(findRows().length > 0 ? 'shortcuts.searchRows' : 'shortcuts.search'),
    find: () => {
      const search = findSearch();
      return search && (() => search.focus());
    },
  },
  {
    name: 'j',
    keys: ['J'],
    textOf: (t) => ifRows(t('shortcuts.next')),
    find: () => stepRow(1),
    repeats: true,
  },
  {
    name: 'k',
    keys: ['K'],
    textOf: (t) => ifRows(t('shortcuts.previous')),
    find: () => stepRow(-1),
    repeats: true,
  },
  {
    name: 'x',
    keys: ['X'],
    textOf: (t) => ifBoxes(t('shortcuts.select')),
    find: selectRow,
  },
  {
    name: 'shift x',
    keys: [shift, 'X'],
    textOf: (t) => ifBoxes(t('shortcuts.range')),
    find: selectRange,
  },
  {
    name: 'c',
    keys: ['C'],
    textOf: () => findControl('c')?.textContent ?? undefined,
    find: () => {
      const control = findControl('c');
      return control && (() => pressControl(control));
    },
  },
  recordKey('e', 'edit'),
  recordKey('a', 'approve'),
  recordKey('r', 'reject'),
  {
    name: ' ',
    keys: [{ named: 'space' }],
    textOf: () => findControl(' ')?.textContent ?? undefined,
    find: () => {
      const control = findControl(' ');
      // Focused meanwhile, Firefox would press it again as the key goes up.
      return control && (() => control.click());
    },
  },
];

/** Keys of a screen that are no letter, and can't be switched off. */
export const otherScreenKeys: readonly ListedKey[] = [
  {
    keys: [{ named: 'enter' }],
    textOf: (t) => ifRows(t('shortcuts.open')),
  },
  {
    keys: [{ named: 'ctrl' }, 'S'],
    textOf: (t) => (findControl('ctrl s') ? t('common.action.save') : undefined),
  },
  {
    keys: ['Alt', '↑ ↓'],
    textOf: (t) => (hasMovables() ? t('shortcuts.move') : undefined),
  },
];
