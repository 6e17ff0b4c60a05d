import type { PageRoute } from '@lms/ui';
import type { CourseParts } from './course/course-parts';

export type { CourseParts } from './course/course-parts';
export { loadPathScreen } from './paths/load-path-screen';

/** Loads the list of courses related to one, for pages of other domains. */
export const loadRelatedCourses = () =>
  import('./course/related-courses').then((module) => module.RelatedCourses);

/** Loads the choice of courses for a comparison, for pages of other domains. */
export const loadCompareParts = () => import('./compare/compare-parts');

const sitePage = { texts: ['site'], serverRendered: true } as const;
const sitePageWithCourses = { texts: ['site', 'catalog'], serverRendered: true } as const;

/** Routes of pages about the platform itself. */
const siteRoutes: PageRoute[] = [
  { path: '/about', load: () => import('./site/about-page'), ...sitePage },
  { path: '/skills', load: () => import('./site/skills-page'), ...sitePageWithCourses },
  { path: '/certification', load: () => import('./site/certification-page'), ...sitePage },
  { path: '/partners', load: () => import('./site/partners-page'), ...sitePageWithCourses },
  { path: '/contact', load: () => import('./site/contact-page'), ...sitePage },
  { path: '/support-terms', load: () => import('./site/support-terms-page'), ...sitePage },
  { path: '/privacy', load: () => import('./site/privacy-page'), ...sitePage },
];

export const catalogRoutes = (loadParts: () => Promise<CourseParts>): PageRoute[] => [
  {
    path: '/',
    load: () => import('./landing/landing-page'),
    texts: ['catalog'],
    serverRendered: true,
  },
  {
    path: '/courses',
    load: () => import('./search/search-page'),
    texts: ['catalog'],
    serverRendered: true,
  },
  {
    path: '/compare',
    load: async () => {
      const [{ comparePage }, parts] = await Promise.all([
        import('./compare/compare-page'),
        loadParts(),
      ]);
      return comparePage(parts);
    },
    texts: ['catalog', 'cart', 'compare'],
    serverRendered: true,
  },
  {
    path: '/course/:slug',
    load: async () => {
      const [{ coursePage }, parts] = await Promise.all([
        import('./course/course-page'),
        loadParts(),
      ]);
      return coursePage(parts);
    },
    texts: ['catalog', 'cart'],
    serverRendered: true,
  },
  {
    path: '/course/:slug/lesson/:lessonId',
    load: () => import('./course/preview-page'),
    texts: ['catalog'],
  },
  {
    path: '/organization/:code',
    load: () => import('./organization/organization-page'),
    texts: ['catalog'],
    serverRendered: true,
  },
  ...siteRoutes,
];
