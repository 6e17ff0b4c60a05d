import type { MenuItem } from './menu';

/** The addresses that entries lead to, from the top of the menu down. */
export const pagesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ page, submenu = [] }) => [...(page ? [page] : []), ...pagesOf(submenu)]);
