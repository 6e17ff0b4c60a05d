import type { PageRoute } from '@lms/ui';
import { layoutFrame } from './layout-frame-route';
import { layoutPages } from './layout-pages';

/** Screens of the guarded area; the frame loads along with the first of them. */
export const layoutRoutes: PageRoute[] = layoutPages.map((route) => ({
  ...route,
  load: () => {
    void layoutFrame.load();
    return route.load();
  },
}));
