import type { PageRoute } from '@lms/ui';

/** Route of an organization's registration, in the app's public layout. */
export const organizationRegistrationRoutes: PageRoute[] = [
  {
    path: '/partners/join',
    load: () => import('./registration/registration-page'),
    texts: ['organizations'],
    serverRendered: true,
  },
];
