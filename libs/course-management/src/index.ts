import type { PageRoute } from '@lms/ui';

const texts = ['admin', 'validation', 'problems'] as const;

export const courseManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course-category',
    load: () => import('./course-categories/course-category-list-page'),
    texts,
    source: 'libs/course-management/src/course-categories/course-category-list-page.tsx',
  },
];
