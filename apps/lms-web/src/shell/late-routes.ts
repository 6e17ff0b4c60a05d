import { lateCheckoutRoutes } from '@lms/cart/web';
import { lateCatalogRoutes } from '@lms/catalog/web';
import { lateLearningRoutes, latePublicLearningRoutes } from '@lms/learning/web';
import { organizationRegistrationRoutes } from '@lms/org-management/web';
import type { PageRoute } from '@lms/ui';
import { loadCourseParts } from './load-course-parts';

const pathRoute: PageRoute = {
  path: '/paths/:slug?',
  load: async () => (await import('./path-page')).pathPage(),
  texts: ['paths', 'cart'],
  serverRendered: true,
};

/** Pages for everybody, and those of learners, that most visits never come to. */
export const lateRoutes = {
  visitor: [
    ...lateCatalogRoutes(loadCourseParts),
    pathRoute,
    ...organizationRegistrationRoutes,
    ...latePublicLearningRoutes,
  ],
  student: [...lateCheckoutRoutes, ...lateLearningRoutes],
};
