import type { PageRoute } from '@lms/ui';
import type { CourseParts } from './course/course-parts';

/** Loads the list of courses related to one, for pages of other domains. */
export const loadRelatedCourses = () =>
  import('./course/related-courses').then((module) => module.RelatedCourses);

/** Loads the choice of courses for a comparison, for pages of other domains. */
export const loadCompareParts = () => import('./compare/compare-parts');

/** Texts of what cards show late. */
const ofCards = ['wishlist'] as const;

export const catalogRoutes = (loadParts: () => Promise<CourseParts>): PageRoute[] => [
  {
    path: '/',
    load: () => import('./landing/landing-page'),
    texts: ['catalog'],
    lateTexts: ofCards,
    serverRendered: true,
  },
  {
    path: '/courses',
    load: () => import('./search/search-page'),
    texts: ['catalog'],
    lateTexts: ['compare', ...ofCards],
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
    lateTexts: ofCards,
    serverRendered: true,
  },
];
