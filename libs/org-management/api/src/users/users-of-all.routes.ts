import { maxMatching, type Permission } from '@lms/contract';
import {
  type MailOfAll,
  mailOfAllSchema,
  type OrganizationOfAll,
  organizationOfAllSchema,
  orgManagementPermissions,
  type RoleOfAll,
  roleOfAllSchema,
  userResource,
  type UsersChange,
} from '@lms/org-management/contract';
import { users } from '@lms/server/database';
import {
  createEntityRepository,
  type Deps,
  type MatchingBody,
  matchingSchema,
  ProblemError,
  route,
  rowLog,
  type SavedBy,
} from '@lms/server/platform';
import { and, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { ObjectShape } from 'yup';
import { changeEach } from './change-each';
import { createUserMailer, mailable } from './mail-users';
import { userStore } from './user-items';

const columns = getTableColumns(users) as Record<string, PgColumn>;

interface Call<Change> {
  method: 'PUT' | 'POST';
  path: `/user/${string}`;
  operationId: string;
  summary: string;
  access: Permission;
  schema: { fields: ObjectShape };
  /** Limits the users to whom the change applies. */
  further?: SQL;
  run: (by: SavedBy, ids: string[], change: Change) => Promise<Omit<UsersChange, 'count'>>;
}

/**
 * Changes of all users that a list's state matches, or of the selected ones: counted first, then
 * made once their number is confirmed.
 */
export const usersOfAllRoutes = (app: FastifyInstance, deps: Deps) => {
  const repository = createEntityRepository(deps, userStore);

  const forAll = <Change extends object>(call: Call<Change>) => {
    const { method, path, operationId, summary, access, schema, further, run } = call;
    route(app, {
      method,
      path,
      operationId,
      summary: `${summary}, at most ${maxMatching}; without \`confirmed\` only counts them`,
      access,
      body: matchingSchema<Change>(userResource, columns, schema.fields),
      limitPerMinute: 20,
      handle: async ({ body, scope, caller, request }): Promise<UsersChange> => {
        const { ids: selected, confirmed, filter, searchTerm }: MatchingBody = body;
        const isSelected = selected && inArray(users.id, selected);
        const query = selected ? {} : { filter, searchTerm };
        const ids = await repository.findMatching(scope, query, and(isSelected, further));
        const count = ids.length;
        if (confirmed === undefined) return { count, changed: 0, refused: [] };
        if (confirmed !== count) throw new ProblemError('entity.countChanged');
        const log = rowLog(deps, { caller, request }, 'user');
        return { count, ...(await run({ scope, caller, request, log }, ids, body)) };
      },
    });
  };

  forAll<RoleOfAll>({
    method: 'PUT',
    path: '/user/updateRoleOfAll',
    operationId: 'updateRoleOfUsers',
    summary: "Give a role to all users that a list's state matches, or take it from them",
    access: orgManagementPermissions['user.write'],
    schema: roleOfAllSchema,
    run: (by, ids, { role, given }) =>
      changeEach(deps, by, ids, ({ roles }) => {
        if (roles.includes(role) === given) return undefined;
        const kept = roles.filter((one) => one !== role);
        if (!given && kept.length === 0) {
          throw new ProblemError('validation.failed', [{ field: 'roles', code: 'required' }]);
        }
        return { roles: given ? [...roles, role] : kept };
      }),
  });

  forAll<OrganizationOfAll>({
    method: 'PUT',
    path: '/user/updateOrganizationOfAll',
    operationId: 'updateOrganizationOfUsers',
    summary: "Move all users that a list's state matches to an organization, or to none",
    access: orgManagementPermissions['organization.write'],
    schema: organizationOfAllSchema,
    run: (by, ids, { organizationId }) =>
      changeEach(deps, by, ids, (user) =>
        user.organizationId === organizationId ? undefined : { organizationId },
      ),
  });

  const mail = createUserMailer(deps);
  forAll<MailOfAll>({
    method: 'POST',
    path: '/user/mailAll',
    operationId: 'mailUsers',
    summary: "Mail all active users that a list's state matches, each in their own language",
    access: orgManagementPermissions['user.write'],
    schema: mailOfAllSchema,
    further: mailable,
    run: async (by, ids, { subject, text }) => {
      return { changed: await mail(by, ids, { subject, text }), refused: [] };
    },
  });
};
