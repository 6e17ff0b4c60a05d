import type { PageRoute } from '@lms/ui';

const folder = 'libs/course-management/src';
const quizTexts = ['quizzes', 'admin', 'validation', 'problems'] as const;
const texts = ['courses', 'catalog', 'admin', 'validation', 'problems', 'editor'] as const;
const questionTexts = ['questions', 'courses', 'admin', 'validation', 'problems'] as const;

export const courseManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course-category',
    load: () => import('./course-categories/course-category-list-page'),
    texts: ['admin', 'validation', 'problems'],
    source: `${folder}/course-categories/course-category-list-page.tsx`,
  },
  {
    path: '/course-management/create-instructor',
    load: () => import('./instructors/instructor-list-page'),
    texts,
    source: `${folder}/instructors/instructor-list-page.tsx`,
  },
  {
    path: '/course-management/create-course',
    load: () => import('./courses/course-list-page'),
    texts: [...texts, 'sales'],
    source: `${folder}/courses/course-list-page.tsx`,
  },
  {
    path: '/course-management/create-course/:id',
    load: () => import('./builder/course-builder-page'),
    texts,
    source: `${folder}/builder/course-builder-page.tsx`,
  },
  {
    path: '/course-management/active-course',
    load: () => import('./courses/active-course-list-page'),
    texts,
    source: `${folder}/courses/active-course-list-page.tsx`,
  },
  {
    path: '/course-management/inactive-course',
    load: () => import('./courses/pending-course-list-page'),
    texts,
    source: `${folder}/courses/pending-course-list-page.tsx`,
  },
  {
    path: '/course-management/inactive-course/:id',
    load: () => import('./approval/course-review-page'),
    texts,
    source: `${folder}/approval/course-review-page.tsx`,
  },
  {
    path: '/course-management/create-quizes',
    load: () => import('./quizzes/quiz-list-page'),
    texts: quizTexts,
    source: `${folder}/quizzes/quiz-list-page.tsx`,
  },
  {
    path: '/course-management/create-quizes/:id',
    load: () => import('./quizzes/quiz-editor-page'),
    texts: [...quizTexts, 'courses', 'editor', 'learning'],
    source: `${folder}/quizzes/quiz-editor-page.tsx`,
  },
  {
    path: '/course-management/create-question',
    load: () => import('./question-banks/question-bank-list-page'),
    texts: questionTexts,
    source: `${folder}/question-banks/question-bank-list-page.tsx`,
  },
  {
    path: '/course-management/create-question/:bankId',
    load: () => import('./questions/question-list-page'),
    texts: questionTexts,
    source: `${folder}/questions/question-list-page.tsx`,
  },
  {
    path: '/course-management/create-question/:bankId/duplicates',
    load: () => import('./questions/duplicates-page'),
    texts: questionTexts,
    source: `${folder}/questions/duplicates-page.tsx`,
  },
  {
    path: '/course-management/create-question/:bankId/import',
    load: () => import('./question-import/question-import-page'),
    texts: [...questionTexts, 'questionImport'],
    source: `${folder}/question-import/question-import-page.tsx`,
  },
  {
    path: '/course-management/create-question/:bankId/question/:id',
    load: () => import('./questions/question-editor-page'),
    texts: questionTexts,
    source: `${folder}/questions/question-editor-page.tsx`,
  },
];
