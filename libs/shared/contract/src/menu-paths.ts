import type { MenuItem } from './menu';

/** Returns the paths of all entries, in the order of the menu. */
export const menuPaths = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ page, submenu = [] }) => [...(page ? [page] : []), ...menuPaths(submenu)]);
