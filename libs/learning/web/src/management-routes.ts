import type { PageRoute } from '@lms/ui';

/** Management screens of enrolments, certificates, ratings and essays. */
export const learningManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course/enrolments',
    load: () => import('./enrolments/enrolment-list-page'),
    texts: ['enrolments', 'sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/enrolments/import',
    load: () => import('./enrolments/enrolment-import-page'),
    texts: ['enrolments', 'spreadsheets', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/certificates',
    load: () => import('./certificates/certificate-list-page'),
    texts: ['certificates', 'sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/ratings',
    load: () => import('./ratings/rating-list-page'),
    texts: ['ratings', 'sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-quizes/essays',
    load: () => import('./marking/marking-page'),
    texts: ['quizzes', 'learning', 'admin', 'validation', 'problems'],
  },
];
