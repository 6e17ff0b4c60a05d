import type { PageRoute } from '@lms/ui';

const sitePage = { texts: ['site'], serverRendered: true } as const;
const sitePageWithCourses = { texts: ['site', 'catalog'], serverRendered: true } as const;

/** Pages about the platform itself, and those of organizations and instructors. */
export const lateCatalogRoutes: PageRoute[] = [
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
