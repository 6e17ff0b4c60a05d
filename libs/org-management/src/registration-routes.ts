import type { PageRoute } from '@lms/ui';

const folder = 'libs/org-management/src';

/** How an organisation asks to join; the app shows it in its public frame. */
export const organizationRegistrationRoutes: PageRoute[] = [
  {
    path: '/partners/join',
    load: () => import('./registration/registration-page'),
    texts: ['organizations'],
    source: `${folder}/registration/registration-page.tsx`,
    serverRendered: true,
  },
];
