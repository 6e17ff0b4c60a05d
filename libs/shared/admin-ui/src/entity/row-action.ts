import { rowMenus } from './row-menu';

/** Entries of a row's menu that have a letter of the keyboard. */
export type RowActionKey = 'edit' | 'approve' | 'reject';

/** Returns an entry of a row's menu, which does what it does when it is chosen there. */
export const rowAction = (row: Element, key: RowActionKey) => {
  const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  const item = button && rowMenus.get(button)?.find((item) => item.key === key);
  if (!item) return undefined;
  return {
    label: item.label,
    run: () => {
      // A dialog gives the focus back to what had it.
      button.focus();
      item.onClick();
    },
  };
};
