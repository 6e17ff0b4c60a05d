import type { PageRoute } from '@lms/ui';

const quizTexts = ['quizzes', 'admin', 'validation', 'problems'] as const;
const texts = ['courses', 'catalog', 'admin', 'validation', 'problems', 'editor'] as const;
const questionTexts = ['questions', 'courses', 'admin', 'validation', 'problems'] as const;

export const courseManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course-category',
    load: () => import('./course-categories/course-category-list-page'),
    texts: ['admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-instructor',
    load: () => import('./instructors/instructor-list-page'),
    texts,
  },
  {
    path: '/course-management/create-course',
    load: () => import('./courses/course-list-page'),
    texts: [...texts, 'sales'],
  },
  {
    path: '/course-management/create-course/:id',
    load: () => import('./builder/course-builder-page'),
    texts,
  },
  {
    path: '/course-management/active-course',
    load: () => import('./courses/active-course-list-page'),
    texts,
  },
  {
    path: '/course-management/inactive-course',
    load: () => import('./courses/pending-course-list-page'),
    texts,
  },
  {
    path: '/course-management/inactive-course/:id',
    load: () => import('./approval/course-review-page'),
    texts,
  },
  {
    path: '/course-management/create-quizes',
    load: () => import('./quizzes/quiz-list-page'),
    texts: quizTexts,
  },
  {
    path: '/course-management/create-quizes/:id',
    load: () => import('./quizzes/quiz-editor-page'),
    texts: [...quizTexts, 'courses', 'editor', 'learning'],
  },
  {
    path: '/course-management/create-question',
    load: () => import('./question-banks/question-bank-list-page'),
    texts: questionTexts,
  },
  {
    path: '/course-management/create-question/:bankId',
    load: () => import('./questions/question-list-page'),
    texts: questionTexts,
  },
  {
    path: '/course-management/create-question/:bankId/duplicates',
    load: () => import('./questions/duplicates-page'),
    texts: questionTexts,
  },
  {
    path: '/course-management/create-question/:bankId/import',
    load: () => import('./question-import/question-import-page'),
    texts: [...questionTexts, 'questionImport'],
  },
  {
    path: '/course-management/create-question/:bankId/question/:id',
    load: () => import('./questions/question-editor-page'),
    texts: questionTexts,
  },
];
