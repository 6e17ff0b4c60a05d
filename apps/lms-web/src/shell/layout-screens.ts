import { forgetLater, lazyScreen, type Screen } from './lazy-screen';
import type { PageRoute } from '@lms/ui';

export interface AppRoute extends PageRoute {
  Screen: Screen;
}

export const withScreen = (route: PageRoute): AppRoute => ({
  ...route,
  Screen: lazyScreen(route),
});

const area =
  /^\/(?:dashboard|profile|settings|user-management|course-management|reports-management)(?:\/|$)/;

/** Whether an address lies in the guarded area. */
export const isInLayout = (pathname: string) => area.test(pathname);

/** What names the screens of the guarded area, as the server preloads it. */
export const layoutRoutesSource = 'apps/lms-web/src/shell/layout-routes.ts';

let known: AppRoute[] | undefined;
let loading: Promise<AppRoute[]> | undefined;

/** The screens of the guarded area, once they are known. */
export const knownLayoutScreens = () => known;

/** They are more than all others together: visitors never fetch the list of them. */
export const loadLayoutScreens = (): Promise<AppRoute[]> => {
  loading ??= import('./layout-routes').then(({ layoutRoutes }) => {
    known = layoutRoutes.map(withScreen);
    return known;
  });
  loading.catch(() => forgetLater(() => (loading = undefined)));
  return loading;
};
