import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { batchCodeRoutes } from './batch-codes/batch-codes.routes';
import { organizationsModule } from './organizations/organizations.module';
import { usersModule } from './users/users.module';

/** Registers users, organizations and their batch codes. */
export const orgManagementModule = (app: FastifyInstance, deps: Deps) => {
  usersModule(app, deps);
  organizationsModule(app, deps);
  batchCodeRoutes(app, deps);
};
