import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { endLooksInTime } from '../../auth/see-as';
import { fellowLearnerRoutes } from './fellow-learners.routes';
import { userActionRoutes } from './user-actions.routes';
import { userPageRoutes } from './user-page.routes';
import { userRoutes } from './users.routes';

/** People, for those who manage them and for those who learn beside them. */
export const usersModule = (app: FastifyInstance, deps: Deps) => {
  userRoutes(app, deps);
  userActionRoutes(app, deps);
  userPageRoutes(app, deps);
  fellowLearnerRoutes(app, deps);
  endLooksInTime(deps);
};
