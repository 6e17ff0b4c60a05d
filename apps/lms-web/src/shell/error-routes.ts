import type { PageRoute } from '@lms/ui';

export const errorRoutes: PageRoute[] = [
  {
    path: '/error/404',
    load: () => import('./not-found-page'),
    texts: [],
    source: 'apps/lms-web/src/shell/not-found-page.tsx',
    serverRendered: true,
  },
];
