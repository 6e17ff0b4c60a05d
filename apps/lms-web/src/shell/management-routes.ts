import { courseManagementRoutes } from '@lms/course-management';
import type { PageRoute } from '@lms/ui';

const dashboard: PageRoute = {
  path: '/dashboard',
  load: () => import('./management-dashboard-page'),
  texts: ['admin'],
  source: 'apps/lms-web/src/shell/management-dashboard-page.tsx',
};

const loadLayout = () => import('./management-layout');

/** The frame of all management screens. */
export const managementFrame: PageRoute = {
  path: '',
  load: loadLayout,
  texts: ['admin', 'problems'],
  source: 'apps/lms-web/src/shell/management-layout.tsx',
};

/** The management screens; the frame is fetched along with the first of them. */
export const managementRoutes: PageRoute[] = [dashboard, ...courseManagementRoutes].map(
  (route) => ({
    ...route,
    load: () => {
      void loadLayout();
      return route.load();
    },
  }),
);
