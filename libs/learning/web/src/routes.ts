import type { PageRoute } from '@lms/ui';
import type { RelatedCourses } from './certificate/next-courses';

/** Public screens: verification of certificates. */
export const publicLearningRoutes = (
  loadRelatedCourses: () => Promise<RelatedCourses>,
): PageRoute[] => [
  ...['/verify', '/verify/:serial'].map((path) => ({
    path,
    load: () => import('./certificate/verify-page'),
    texts: ['certificate'] as const,
    serverRendered: true,
  })),
  ...['/verify/many', '/verify/sheet'].map((path) => ({
    path,
    load: () => import('./verification/verify-more-page'),
    texts: ['verification'] as const,
    serverRendered: true,
  })),
  {
    path: '/certificate/:serial',
    load: async () =>
      (await import('./certificate/certificate-page')).certificatePage(loadRelatedCourses),
    texts: ['certificate'],
    serverRendered: true,
  },
];

/** Learner's screens. */
export const learningRoutes: PageRoute[] = [
  {
    path: '/my-courses/offline?',
    load: () => import('./my-courses/my-courses-page'),
    texts: ['learning'],
  },
  {
    path: '/learn/:courseId',
    load: () => import('./player/continue-page'),
    texts: ['learning'],
  },
  {
    path: '/learn/:courseId/notes',
    load: () => import('./notes/course-notes-page'),
    texts: ['learning'],
  },
  {
    path: '/learn/:courseId/lesson/:lessonId',
    load: () => import('./player/lesson-page'),
    texts: ['learning'],
  },
  {
    path: '/learn/:courseId/attempt/:attemptId',
    load: () => import('./quiz/attempt-page'),
    texts: ['learning', 'validation'],
  },
];
