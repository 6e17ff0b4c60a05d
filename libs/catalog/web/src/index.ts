import type { CourseDetail } from '@lms/catalog/contract';
import type { PageRoute } from '@lms/ui';
import type { ComponentType } from 'react';

/** Actions of the course page that the app adds from other domains: add to cart, or continue. */
export type CourseActions = ComponentType<{ course: CourseDetail }>;

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

export const catalogRoutes = (loadActions: () => Promise<CourseActions>): PageRoute[] => [
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
    path: '/course/:slug',
    load: async () => {
      const [{ coursePage }, Actions] = await Promise.all([
        import('./course/course-page'),
        loadActions(),
      ]);
      return coursePage(Actions);
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
