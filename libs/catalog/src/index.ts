import type { CourseDetail } from '@lms/contract';
import type { PageRoute } from '@lms/ui';
import type { ComponentType } from 'react';

/** What the app puts on the course page from other domains: add to cart, or continue. */
export type CourseActions = ComponentType<{ course: CourseDetail }>;

const folder = 'libs/catalog/src';

export const catalogRoutes = (loadActions: () => Promise<CourseActions>): PageRoute[] => [
  {
    path: '/',
    load: () => import('./landing/landing-page'),
    texts: ['catalog'],
    source: `${folder}/landing/landing-page.tsx`,
    serverRendered: true,
  },
  {
    path: '/courses',
    load: () => import('./search/search-page'),
    texts: ['catalog'],
    source: `${folder}/search/search-page.tsx`,
    serverRendered: true,
  },
  {
    path: '/course/:slug',
    load: async () => {
      const [{ coursePage }, Actions] = await Promise.all([
        import('./course/course-page'),
        loadActions(),
      ]);
      return coursePage(Actions);
    },
    texts: ['catalog', 'cart'],
    source: `${folder}/course/course-page.tsx`,
    serverRendered: true,
  },
  {
    path: '/course/:slug/lesson/:lessonId',
    load: () => import('./course/preview-page'),
    texts: ['catalog'],
    source: `${folder}/course/preview-page.tsx`,
  },
];
