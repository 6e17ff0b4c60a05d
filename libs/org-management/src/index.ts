import type { PageRoute } from '@lms/ui';
import { organizationRoutes } from './organizations/organization-routes';
import { userRoutes } from './users/user-routes';

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

/** People, organisations and settings, for those who manage them. */
export const orgManagementRoutes: PageRoute[] = [
  ...userRoutes,
  ...organizationRoutes,
  {
    path: '/settings/wadhwani-batch-code',
    load: () => import('./batch-codes/batch-code-list-page'),
    texts: ['batches', 'admin', 'validation', 'problems'],
    source: `${folder}/batch-codes/batch-code-list-page.tsx`,
  },
];
