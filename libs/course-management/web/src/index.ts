import { courseManagementPermissions } from '@lms/course-management/contract';
import type { PageRoute } from '@lms/ui';

const quizTexts = ['quizzes', 'admin', 'validation', 'problems'] as const;
const texts = ['courses', 'catalog', 'admin', 'validation', 'problems', 'editor'] as const;
const read = courseManagementPermissions['courseware.read'];
const write = courseManagementPermissions['courseware.write'];
const questionTexts = ['questions', 'courses', 'admin', 'validation', 'problems'] as const;

export const courseManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course-category',
    load: () => import('./course-categories/course-category-list-page'),
    texts: ['admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-instructor',
    access: read,
    load: () => import('./instructors/instructor-list-page'),
    texts,
  },
  {
    path: '/course-management/create-course',
    access: read,
    load: () => import('./courses/course-list-page'),
    texts: [...texts, 'sales'],
  },
  {
    path: '/course-management/create-course/new',
    access: write,
    load: () => import('./builder/course-builder-page'),
    texts,
  },
  {
    path: '/course-management/create-course/:id',
    isEditor: true,
    access: read,
    load: () => import('./builder/course-builder-page'),
    texts,
  },
  {
    path: '/course-management/create-course/:id/glossary',
    access: read,
    load: () => import('./glossary/glossary-page'),
    texts,
  },
  {
    path: '/course-management/create-learning-path',
    access: read,
    load: () => import('./learning-paths/learning-path-list-page'),
    texts: [...texts, 'managedPaths', 'sales'],
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
    access: read,
    load: () => import('./quizzes/quiz-list-page'),
    texts: quizTexts,
  },
  {
    path: '/course-management/create-quizes/new',
    isEditor: true,
    access: write,
    load: () => import('./quizzes/quiz-editor-page'),
    texts: [...quizTexts, 'courses', 'editor', 'learning'],
  },
  {
    path: '/course-management/create-quizes/:id',
    isEditor: true,
    access: read,
    load: () => import('./quizzes/quiz-editor-page'),
    texts: [...quizTexts, 'courses', 'editor', 'learning'],
  },
  {
    path: '/course-management/create-question',
    access: read,
    load: () => import('./question-banks/question-bank-list-page'),
    texts: questionTexts,
  },
  {
    path: '/course-management/create-question/:bankId',
    access: read,
    load: () => import('./questions/question-list-page'),
    texts: questionTexts,
  },
  {
    path: '/course-management/create-question/:bankId/duplicates',
    access: write,
    load: () => import('./questions/duplicates-page'),
    texts: questionTexts,
  },
  {
    path: '/course-management/create-question/:bankId/import',
    access: write,
    load: () => import('./question-import/question-import-page'),
    texts: [...questionTexts, 'questionImport'],
  },
  {
    path: '/course-management/create-question/:bankId/question/new',
    isEditor: true,
    access: write,
    load: () => import('./questions/question-editor-page'),
    texts: questionTexts,
  },
  {
    path: '/course-management/create-question/:bankId/question/:id',
    isEditor: true,
    access: read,
    load: () => import('./questions/question-editor-page'),
    texts: questionTexts,
  },
];
