import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { documentsJob } from './documents';
import { organizationRoutes } from './organizations.routes';
import { organizationPictureRoutes } from './picture.routes';
import { registerRoutes } from './register.routes';

/** Organizations: registration, approval and profile. */
export const organizationsModule = (app: FastifyInstance, deps: Deps) => {
  registerRoutes(app, deps);
  organizationRoutes(app, deps);
  organizationPictureRoutes(app, deps);
  documentsJob(deps);
};
