import type { PageRoute } from '@lms/ui';

/** Where everybody who is signed in arrives. */
export const dashboardRoutes: PageRoute[] = [
  {
    path: '/dashboard',
    load: () => import('./dashboard-page'),
    texts: ['dashboard'],
  },
];
