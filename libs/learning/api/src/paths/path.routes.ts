import { sharedPermissions } from '@lms/contract';
import { type Deps, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { followedPaths } from './followed-paths';
import { followPath, leavePath } from './path-enrolments';

export const pathRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/learning/path',
    operationId: 'listFollowedPaths',
    summary: 'List the learning paths that the caller follows, with the steps done',
    access: sharedPermissions['learning.study'],
    handle: ({ caller }) => followedPaths(db, caller.userId),
  });

  route(app, {
    method: 'PUT',
    path: '/learning/path/:pathId',
    operationId: 'followPath',
    summary: 'Follow a learning path, or go on following it',
    access: sharedPermissions['learning.study'],
    handle: async ({ params: { pathId }, caller: { userId } }) => {
      await db.transaction((tx) => followPath(tx, deps, { userId, pathId }));
      return followedPaths(db, userId);
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/learning/path/:pathId',
    operationId: 'leavePath',
    summary: 'Stop following a learning path; courses and certificates stay',
    access: sharedPermissions['learning.study'],
    handle: async ({ params: { pathId }, caller: { userId }, reply }) => {
      await db.transaction((tx) => leavePath(tx, { userId, pathId }));
      return reply.status(204).send();
    },
  });
};
