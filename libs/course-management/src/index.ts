import type { PageRoute } from '@lms/ui';

export const courseManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course-category',
    load: () => import('./course-categories/course-category-list-page'),
    texts: ['admin', 'validation', 'problems'],
    source: 'libs/course-management/src/course-categories/course-category-list-page.tsx',
  },
];
