import { forgetLater, lazyScreen, type Screen } from './lazy-screen';
import type { LazyModule, PageRoute } from '@lms/ui';

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

/** The list of the guarded area's screens, more than all others together: visitors never fetch it. */
export const layoutList: LazyModule<{ layoutRoutes: PageRoute[] }> = {
  load: () => import('./layout-routes'),
};

let known: AppRoute[] | undefined;
let loading: Promise<AppRoute[]> | undefined;

/** The screens of the guarded area, once they are known. */
export const knownLayoutScreens = () => known;

/** Fetches the list of the guarded area's screens. */
export const loadLayoutScreens = (): Promise<AppRoute[]> => {
  loading ??= layoutList.load().then(({ layoutRoutes }) => {
    known = layoutRoutes.map(withScreen);
    return known;
  });
  loading.catch(() => forgetLater(() => (loading = undefined)));
  return loading;
};
