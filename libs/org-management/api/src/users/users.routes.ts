import { orgManagementPermissions } from '@lms/org-management/contract';
import { type Deps, entityRoutes } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { approveUsers, closeUsers, movableUsers, moveUsers } from './move-users';
import { createUser, updateUser } from './save-user';
import { userStore } from './user-items';

export const userRoutes = (app: FastifyInstance, deps: Deps) =>
  entityRoutes(app, deps, {
    ...userStore,
    saves: {
      create: (by, input) => createUser(deps, by, input),
      update: (by, id, input, version) => updateUser(deps, by, id, input, version),
    },
    move: (by, ids, status, reason) =>
      deps.database.db.transaction((tx) => moveUsers(tx, deps, by, ids, { status, reason })),
    approve: approveUsers(deps),
    movable: movableUsers,
    remove: (by, ids) => closeUsers(deps, by, ids),
    permissions: {
      read: orgManagementPermissions['user.read'],
      write: orgManagementPermissions['user.write'],
      delete: orgManagementPermissions['user.delete'],
      approve: orgManagementPermissions['user.approve'],
    },
  });
