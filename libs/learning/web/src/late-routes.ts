import type { PageRoute } from '@lms/ui';

/** Public pages of learners. */
export const latePublicLearningRoutes: PageRoute[] = [
  {
    path: '/people/:slug',
    load: () => import('./people/person-page'),
    texts: ['people'],
    serverRendered: true,
  },
];

/** A learner's screens that are seldom opened. */
export const lateLearningRoutes: PageRoute[] = [
  {
    path: '/my-certificates',
    load: () => import('./own-certificates/own-certificates-page'),
    texts: ['publicProfile', 'people', 'validation', 'problems'],
  },
];
