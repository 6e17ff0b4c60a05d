import type { PageRoute } from '@lms/ui';

export const catalogRoutes: PageRoute[] = [
  {
    path: '/',
    load: () => import('./landing/landing-page'),
    texts: ['catalog'],
    source: 'libs/catalog/src/landing/landing-page.tsx',
    serverRendered: true,
  },
];
