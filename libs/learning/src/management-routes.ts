import type { PageRoute } from '@lms/ui';

const folder = 'libs/learning/src';

/** Enrolments and essays, for those who manage them. */
export const learningManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course/enrolments',
    load: () => import('./enrolments/enrolment-list-page'),
    texts: ['enrolments', 'sales', 'admin', 'validation', 'problems'],
    source: `${folder}/enrolments/enrolment-list-page.tsx`,
  },
  {
    path: '/course-management/create-course/enrolments/import',
    load: () => import('./enrolments/enrolment-import-page'),
    texts: ['enrolments', 'spreadsheets', 'admin', 'validation', 'problems'],
    source: `${folder}/enrolments/enrolment-import-page.tsx`,
  },
  {
    path: '/course-management/create-quizes/essays',
    load: () => import('./marking/marking-page'),
    texts: ['quizzes', 'learning', 'admin', 'validation', 'problems'],
    source: `${folder}/marking/marking-page.tsx`,
  },
];
