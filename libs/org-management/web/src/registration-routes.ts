import type { PageRoute } from '@lms/ui';

/** How an organisation asks to join; the app shows it in its public frame. */
export const organizationRegistrationRoutes: PageRoute[] = [
  {
    path: '/partners/join',
    load: () => import('./registration/registration-page'),
    texts: ['organizations'],
    serverRendered: true,
  },
];
