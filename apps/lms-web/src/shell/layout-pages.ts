import { profileRoutes } from '@lms/auth/web';
import { cartManagementRoutes } from '@lms/cart/web';
import { menu, menuPaths } from '@lms/contract';
import { courseManagementRoutes } from '@lms/course-management/web';
import { dashboardRoutes } from '@lms/dashboard/web';
import { learningManagementRoutes } from '@lms/learning/web';
import { orgManagementRoutes } from '@lms/org-management/web';
import { reportRoutes } from '@lms/reports/web';
import type { PageRoute } from '@lms/ui';

/** Addresses of the menu's groups, such as `/settings`. */
const groups = new Set(
  menuPaths(menu)
    .filter((path) => path.lastIndexOf('/') > 0)
    .map((path) => path.slice(0, path.lastIndexOf('/'))),
);

/** Screens of the guarded area. */
export const layoutPages: PageRoute[] = [
  ...[...groups].map((path) => ({
    path,
    load: () => import('./group-page'),
    texts: [],
  })),
  ...dashboardRoutes,
  {
    path: '/user-management/roles',
    load: () => import('./roles-page'),
    texts: ['shell', 'admin'],
  },
  ...profileRoutes,
  ...courseManagementRoutes,
  ...learningManagementRoutes,
  ...cartManagementRoutes,
  ...orgManagementRoutes,
  ...reportRoutes,
];
