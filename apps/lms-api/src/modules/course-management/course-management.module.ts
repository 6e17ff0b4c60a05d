import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { courseCategoryRoutes } from './course-categories.routes';

export const courseManagementModule = (app: FastifyInstance, deps: Deps) => {
  courseCategoryRoutes(app, deps);
};
