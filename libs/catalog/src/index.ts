import type { CourseDetail } from '@lms/contract';
import type { PageRoute } from '@lms/ui';
import type { ComponentType } from 'react';

/** What the app puts on the course page from other domains: add to cart, or continue. */
export type CourseActions = ComponentType<{ course: CourseDetail }>;

const folder = 'libs/catalog/src';

const sitePage = (
  path: string,
  load: PageRoute['load'],
  texts: PageRoute['texts'] = [],
): PageRoute => ({
  path,
  load,
  texts: ['site', ...texts],
  source: `${folder}/site${path}-page.tsx`,
  serverRendered: true,
});

/** About the platform itself. */
const siteRoutes = [
  sitePage('/about', () => import('./site/about-page')),
  sitePage('/skills', () => import('./site/skills-page'), ['catalog']),
  sitePage('/certification', () => import('./site/certification-page')),
  sitePage('/partners', () => import('./site/partners-page'), ['catalog']),
  sitePage('/contact', () => import('./site/contact-page')),
  sitePage('/support-terms', () => import('./site/support-terms-page')),
  sitePage('/privacy', () => import('./site/privacy-page')),
];

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
  {
    path: '/organization/:code',
    load: () => import('./organization/organization-page'),
    texts: ['catalog'],
    source: `${folder}/organization/organization-page.tsx`,
    serverRendered: true,
  },
  ...siteRoutes,
];
