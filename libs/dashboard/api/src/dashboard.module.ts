import { type Dashboard, dashboardPermissions } from '@lms/dashboard/contract';
import { courses } from '@lms/server/database';
import { type Deps, route } from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loadLearnerDashboard } from './learner-dashboard';
import { loadManagementDashboard } from './management-dashboard';

/** The start page's figures and lists, by role. */
export const dashboardModule = (app: FastifyInstance, { database: { db }, now }: Deps) => {
  route(app, {
    method: 'GET',
    path: '/dashboard',
    summary: 'Read what concerns the caller, by the highest of the roles',
    access: dashboardPermissions['dashboard.read'],
    handle: ({ caller, scope }): Promise<Dashboard> => {
      if (scope.kind === 'all') return loadManagementDashboard(db, now());
      if (!caller.roles.includes('ROLE_ORGADMIN')) {
        return loadLearnerDashboard(db, now(), caller.userId);
      }
      const { organizationId } = caller;
      const own = organizationId ? eq(courses.organizationId, organizationId) : sql`false`;
      return loadManagementDashboard(db, now(), own);
    },
  });
};
