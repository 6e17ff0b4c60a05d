import { endLooksInTime } from '@lms/auth/api';
import { type Deps, spreadsheetRoutes } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { fellowLearnerRoutes } from './fellow-learners.routes';
import { userActionRoutes } from './user-actions.routes';
import { userPageRoutes } from './user-page.routes';
import { userPublicProfileRoutes } from './user-public-profile.routes';
import { userSpreadsheet } from './user-spreadsheet';
import { usersOfAllRoutes } from './users-of-all.routes';
import { userRoutes } from './users.routes';

/** Users, for those who manage them, and fellow learners. */
export const usersModule = (app: FastifyInstance, deps: Deps) => {
  userRoutes(app, deps);
  usersOfAllRoutes(app, deps);
  userActionRoutes(app, deps);
  userPageRoutes(app, deps);
  userPublicProfileRoutes(app, deps);
  spreadsheetRoutes(app, deps, userSpreadsheet);
  fellowLearnerRoutes(app, deps);
  endLooksInTime(deps);
};
