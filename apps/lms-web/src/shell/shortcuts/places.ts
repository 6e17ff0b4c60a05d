import { type MenuItem, menuItemAt, menuPaths, type MenuTitle } from '@lms/contract';

/**
 * Screens by the letter after G: the first that is in the reader's menu. A path with `/` at its end
 * stands for the first one below.
 */
const screens: Record<string, readonly string[]> = {
  d: ['/dashboard'],
  u: ['/user-management/users', '/user-management/tenant-user'],
  o: ['/user-management/active-organization', '/settings/organization-info'],
  c: ['/course-management/create-course'],
  q: ['/course-management/create-question', '/course-management/create-quizes'],
  r: ['/reports-management/'],
};

export interface Place extends Pick<MenuItem<MenuTitle>, 'translate'> {
  letter: string;
  path: string;
}

/** Returns the screens of a reader's menu that G and a letter lead to. */
export const placesOf = (menu: readonly MenuItem<MenuTitle>[]): Place[] => {
  const pages = menuPaths(menu);
  return Object.entries(screens).flatMap(([letter, paths]) => {
    const path = paths
      .map((one) =>
        pages.find((page) => page === one || (one.endsWith('/') && page.startsWith(one))),
      )
      .find(Boolean);
    const item = path && menuItemAt(path, menu);
    return item ? [{ letter, path, translate: item.translate }] : [];
  });
};
