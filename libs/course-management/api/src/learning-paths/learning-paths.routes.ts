import { courseManagementPermissions, learningPathResource } from '@lms/course-management/contract';
import { learningPaths, type Transaction } from '@lms/server/database';
import { type Deps, entityRoutes, inUse, withDatabaseProblems } from '@lms/server/platform';
import { and, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { approvePaths, movePaths } from './move-paths';
import { pathItems } from './path-items';
import { createPath, savePath } from './save-path';

/** Refuses to delete paths that learners may have seen. */
const refuseSeen = async (tx: Transaction, ids: string[]) => {
  const published = and(
    inArray(learningPaths.id, ids),
    sql`${learningPaths.status} in ('ACTIVE', 'INACTIVE')`,
  );
  if (await tx.$count(learningPaths, published)) throw inUse('PUBLISHED');
};

export const learningPathRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  entityRoutes(app, deps, {
    resource: learningPathResource,
    table: learningPaths,
    searchColumns: [learningPaths.title],
    toItems: pathItems,
    tenantField: 'organizationId',
    permissions: {
      read: courseManagementPermissions['courseware.read'],
      write: courseManagementPermissions['courseware.write'],
      approve: courseManagementPermissions['course.approve'],
    },
    beforeDelete: refuseSeen,
    move: (by, ids, status, reason) =>
      withDatabaseProblems('write', () =>
        db.transaction((tx) => movePaths(tx, deps, by, ids, status, reason)),
      ),
    approve: approvePaths(deps),
    saves: {
      create: (by, input) => createPath(deps, by, input),
      update: (by, id, input, version) => savePath(deps, by, id, input, version),
    },
  });
};
