import { sharedPermissions } from '@lms/contract';
import { orgManagementPermissions } from '@lms/org-management/contract';
import type { PageRoute } from '@lms/ui';
import { organizationRoutes } from './organizations/organization-routes';
import { userRoutes } from './users/user-routes';

/** Routes of users, organizations and settings, for those who manage them. */
export const orgManagementRoutes: PageRoute[] = [
  ...userRoutes,
  ...organizationRoutes,
  {
    path: '/settings/wadhwani-batch-code',
    access: sharedPermissions['batchCode.read'],
    load: () => import('./batch-codes/batch-code-list-page'),
    texts: ['batches', 'admin', 'validation', 'problems'],
  },
  {
    path: '/settings/wadhwani-batch-code/import',
    access: orgManagementPermissions['batchCode.write'],
    load: () => import('./batch-codes/batch-code-import-page'),
    texts: ['batches', 'spreadsheets', 'admin', 'validation', 'problems'],
  },
];
