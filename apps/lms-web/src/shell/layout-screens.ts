import type { LazyModule, PageRoute } from '@lms/ui';
import { screensLoaded } from './known-screens';
import { lazyScreen, registerFailedLoad, type Screen } from './lazy-screen';

export interface AppRoute extends PageRoute {
  Screen: Screen;
}

export const withScreen = (route: PageRoute): AppRoute => ({
  ...route,
  Screen: lazyScreen(route),
});

const area =
  /^\/(?:dashboard|profile|settings|user-management|course-management|reports-management)(?:\/|$)/;

/** Tells whether an address lies in the guarded area. */
export const isInLayout = (pathname: string) => area.test(pathname);

/** List of the guarded area's screens, larger than all others together: visitors never load it. */
export const layoutList: LazyModule<{ layoutRoutes: PageRoute[] }> = {
  load: () => import('./layout-routes'),
};

let known: AppRoute[] | undefined;
let loading: Promise<AppRoute[]> | undefined;

/** Returns the screens of the guarded area if they are loaded. */
export const knownLayoutScreens = () => known;

/** Loads the list of the guarded area's screens. */
export const loadLayoutScreens = (): Promise<AppRoute[]> => {
  loading ??= layoutList.load().then(({ layoutRoutes }) => {
    known = layoutRoutes.map(withScreen);
    screensLoaded(known);
    return known;
  });
  loading.catch(() => registerFailedLoad(() => (loading = undefined)));
  return loading;
};
