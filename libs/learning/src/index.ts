import type { PageRoute } from '@lms/ui';

/** Screens for everybody: verifying a certificate. */
export const publicLearningRoutes: PageRoute[] = [];

/** The learner's own screens. */
export const learningRoutes: PageRoute[] = [];
