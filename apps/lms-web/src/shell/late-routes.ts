import { lateCheckoutRoutes } from '@lms/cart/web';
import { lateCatalogRoutes } from '@lms/catalog/web';
import { lateLearningRoutes, latePublicLearningRoutes } from '@lms/learning/web';
import { organizationRegistrationRoutes } from '@lms/org-management/web';
import { loadCourseParts } from './load-course-parts';

/** Loads what other domains put on the page of a learning path. */
const loadPathParts = async () => (await import('./path-parts')).pathParts();

/** Pages for everybody, and those of learners, that most visits never come to. */
export const lateRoutes = {
  visitor: [
    ...lateCatalogRoutes(loadCourseParts, loadPathParts),
    ...organizationRegistrationRoutes,
    ...latePublicLearningRoutes,
  ],
  student: [...lateCheckoutRoutes, ...lateLearningRoutes],
};
