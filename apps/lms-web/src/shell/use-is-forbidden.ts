import { useSession } from '@lms/auth/web';
import { menuPaths, menu as wholeMenu } from '@lms/contract';
import { matchRoutes } from 'react-router-dom';
import { knownScreens } from './known-screens';
import { useMenu } from './use-menu';

const entries = menuPaths(wholeMenu);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Tells whether a screen is not for the reader's role. A menu entry opens by the permission that its
 * route names, or else by the reader's menu, and so does a screen beside the entries of a group; a
 * screen below an entry needs the entry and its own permission; the address of a group needs one of
 * its entries.
 */
export const useIsForbidden = (pathname: string): boolean => {
  const { can } = useSession();
  const menu = menuPaths(useMenu());
  const screens = knownScreens();
  const opens = (path: string): boolean => {
    if (path === '') return true;
    const access = screens.find((route) => route.path === path)?.access;
    if (access && !can(access)) return false;
    if (entries.includes(path)) return access !== undefined || menu.includes(path);
    if (access && entries.some((entry) => parentOf(entry) === parentOf(path))) return true;
    const inGroup = (entry: string) => entry.startsWith(`${path}/`);
    if (entries.some(inGroup)) return menu.some(inGroup);
    return opens(parentOf(path));
  };
  const route = matchRoutes([...screens], pathname)?.at(-1)?.route;
  return route !== undefined && !opens(route.path);
};
