import type { PageRoute } from '@lms/ui';

/** Landing page after sign-in. */
export const dashboardRoutes: PageRoute[] = [
  {
    path: '/dashboard',
    load: () => import('./dashboard-page'),
    texts: ['dashboard'],
  },
];
