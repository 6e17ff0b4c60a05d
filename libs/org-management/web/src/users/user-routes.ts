import { orgManagementPermissions } from '@lms/org-management/contract';
import type { PageRoute } from '@lms/ui';
import { userLists } from './user-paths';

const texts = ['users', 'shell', 'communication', 'admin', 'validation', 'problems'] as const;

/** Routes of the user lists, and of a user's page below each of them. */
export const userRoutes: PageRoute[] = [
  {
    path: userLists.all,
    load: () => import('./users-page'),
    texts,
  },
  {
    path: userLists.pending,
    load: () => import('./pending-user-list-page'),
    texts,
  },
  {
    path: userLists.tenants,
    load: () => import('./tenant-user-list-page'),
    texts,
  },
  ...(['all', 'tenants'] as const).map((list) => ({
    path: `${userLists[list]}/import`,
    access: orgManagementPermissions['user.write'],
    load: () => import('./user-import-page'),
    texts: [...texts, 'spreadsheets'] as const,
  })),
  ...Object.values(userLists).map((list) => ({
    path: `${list}/:id`,
    access: orgManagementPermissions['user.read'],
    load: () => import('../user-page/user-page'),
    texts: [...texts, 'quizzes'] as const,
  })),
];
