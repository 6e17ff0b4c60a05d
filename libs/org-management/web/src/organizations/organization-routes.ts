import { orgManagementPermissions } from '@lms/org-management/contract';
import type { PageRoute } from '@lms/ui';

const texts = ['organizations', 'admin', 'validation', 'problems'] as const;

/** Routes of organization lists and reviews, and of one's own organization. */
export const organizationRoutes: PageRoute[] = [
  {
    path: '/user-management/active-organization',
    load: () => import('./active-organization-list-page'),
    texts,
  },
  {
    path: '/user-management/organization-list',
    load: () => import('./pending-organization-list-page'),
    texts,
  },
  {
    path: '/user-management/organization-list/:id',
    load: () => import('./organization-review-page'),
    texts,
  },
  {
    path: '/settings/organization-info',
    access: orgManagementPermissions['organization.read'],
    load: () => import('../settings/organization-info-page'),
    texts: [...texts, 'profile'],
  },
];
