import type { PageRoute } from '@lms/ui';

const folder = 'libs/org-management/src';
const texts = ['organizations', 'admin', 'validation', 'problems'] as const;

/** Organisations for those who judge them, and the own one for its people. */
export const organizationRoutes: PageRoute[] = [
  {
    path: '/user-management/active-organization',
    load: () => import('./active-organization-list-page'),
    texts,
    source: `${folder}/organizations/active-organization-list-page.tsx`,
  },
  {
    path: '/user-management/organization-list',
    load: () => import('./pending-organization-list-page'),
    texts,
    source: `${folder}/organizations/pending-organization-list-page.tsx`,
  },
  {
    path: '/user-management/organization-list/:id',
    load: () => import('./organization-review-page'),
    texts,
    source: `${folder}/organizations/organization-review-page.tsx`,
  },
  {
    path: '/settings/organization-info',
    load: () => import('../settings/organization-info-page'),
    texts: [...texts, 'profile'],
    source: `${folder}/settings/organization-info-page.tsx`,
  },
];
