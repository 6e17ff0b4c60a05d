import type { PageRoute } from '@lms/ui';
import type { CourseParts } from './course/course-parts';
import type { PathParts } from './paths/path-parts';

const sitePage = { texts: ['site'], serverRendered: true } as const;
const sitePageWithCourses = { texts: ['site', 'catalog'], serverRendered: true } as const;

/** Comparison, previews of lessons, learning paths, pages about the platform itself, and those of organizations and instructors. */
export const lateCatalogRoutes = (
  loadParts: () => Promise<CourseParts>,
  loadPathParts: () => Promise<PathParts>,
): PageRoute[] => [
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
    path: '/course/:slug/lesson/:lessonId',
    load: () => import('./course/preview-page'),
    texts: ['catalog'],
  },
  {
    path: '/paths/:slug?',
    load: async () => {
      const [{ pathScreen }, parts] = await Promise.all([
        import('./paths/path-screen'),
        loadPathParts(),
      ]);
      return pathScreen(parts);
    },
    texts: ['paths', 'cart'],
    serverRendered: true,
  },
  {
    path: '/organization/:code',
    load: () => import('./organization/organization-page'),
    texts: ['catalog'],
    serverRendered: true,
  },
  {
    path: '/instructors/:id',
    load: () => import('./instructor/instructor-page'),
    texts: ['catalog', 'people'],
    serverRendered: true,
  },
  { path: '/about', load: () => import('./site/about-page'), ...sitePage },
  { path: '/skills', load: () => import('./site/skills-page'), ...sitePageWithCourses },
  { path: '/certification', load: () => import('./site/certification-page'), ...sitePage },
  { path: '/partners', load: () => import('./site/partners-page'), ...sitePageWithCourses },
  { path: '/contact', load: () => import('./site/contact-page'), ...sitePage },
  { path: '/support-terms', load: () => import('./site/support-terms-page'), ...sitePage },
  { path: '/privacy', load: () => import('./site/privacy-page'), ...sitePage },
];
