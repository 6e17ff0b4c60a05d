import type { LazyModule, PageRoute } from '@lms/ui';
import { type AppRoute, withScreen } from './layout-screens';
import { registerFailedLoad } from './lazy-screen';

type Lists<Route> = Record<'visitor' | 'student', Route[]>;

/** List of pages that most visits never come to: the others do not load their names. */
export const lateList: LazyModule<{ lateRoutes: Lists<PageRoute> }> = {
  load: () => import('./late-routes'),
};

/** No such pages, where the address is another's. */
export const noLateScreens: Lists<AppRoute> = { visitor: [], student: [] };

let known: Lists<AppRoute> | undefined;
let loading: Promise<Lists<AppRoute>> | undefined;

/** Returns the pages if their list is loaded. */
export const knownLateScreens = () => known;

/** Loads the list of the pages. */
export const loadLateScreens = (): Promise<Lists<AppRoute>> => {
  loading ??= lateList.load().then(({ lateRoutes: { visitor, student } }) => {
    known = { visitor: visitor.map(withScreen), student: student.map(withScreen) };
    return known;
  });
  loading.catch(() => registerFailedLoad(() => (loading = undefined)));
  return loading;
};
