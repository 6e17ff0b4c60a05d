import { lateCheckoutRoutes } from '@lms/cart/web';
import { lateCatalogRoutes } from '@lms/catalog/web';
import { lateLearningRoutes, latePublicLearningRoutes } from '@lms/learning/web';
import { organizationRegistrationRoutes } from '@lms/org-management/web';

/** Pages for everybody, and those of learners, that most visits never come to. */
export const lateRoutes = {
  visitor: [...lateCatalogRoutes, ...organizationRegistrationRoutes, ...latePublicLearningRoutes],
  student: [...lateCheckoutRoutes, ...lateLearningRoutes],
};
