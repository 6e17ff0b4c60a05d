import { profileRoutes } from '@lms/auth';
import { courseManagementRoutes } from '@lms/course-management';
import { dashboardRoutes } from '@lms/dashboard';
import { orgManagementRoutes } from '@lms/org-management';
import { reportRoutes } from '@lms/reports';
import type { PageRoute } from '@lms/ui';
import { layoutFrame } from './layout-frame-route';

const screens: PageRoute[] = [
  ...dashboardRoutes,
  {
    path: '/user-management/roles',
    load: () => import('./roles-page'),
    texts: ['shell', 'admin'],
  },
  ...profileRoutes,
  ...courseManagementRoutes,
  ...orgManagementRoutes,
  ...reportRoutes,
];

/** The screens of the guarded area; the frame is fetched along with the first of them. */
export const layoutRoutes: PageRoute[] = screens.map((route) => ({
  ...route,
  load: () => {
    void layoutFrame.load();
    return route.load();
  },
}));
