import { type User, userResource } from '@lms/org-management/contract';
import {
  type Database,
  type Executor,
  organizations,
  preparedStatement,
  type Transaction,
  users,
} from '@lms/server/database';
import { ProblemError, type Scope } from '@lms/server/platform';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

export type UserRow = typeof users.$inferSelect;

/** Matches users whose roles are only those of an organization. */
const isTenant = sql`${users.roles} <@ array['ROLE_ORG_USER', 'ROLE_ORGADMIN']`;

/** Matches accounts that are not closed permanently; for one organization also by their roles. */
export const notClosed = (scope: Scope) =>
  and(isNull(users.closedAt), scope.kind === 'own' ? isTenant : undefined);

const within = (scope: Scope) => {
  if (scope.kind === 'all') return notClosed(scope);
  const isOwn = scope.organizationId ? eq(users.organizationId, scope.organizationId) : sql`false`;
  return and(isOwn, notClosed(scope));
};

/** Locks those of the users whom the caller reaches, in a fixed order. */
export const lockReached = (tx: Transaction, scope: Scope, ids: string[]): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), within(scope)))
    .orderBy(users.id)
    .for('update');

/**
 * Locks users in a fixed order.
 *
 * @throws ProblemError entity.notFound if one is out of the caller's reach
 */
export const lockUsers = async (
  tx: Transaction,
  scope: Scope,
  ids: string[],
): Promise<UserRow[]> => {
  const rows = await lockReached(tx, scope, ids);
  if (rows.length < new Set(ids).size) throw new ProblemError('entity.notFound');
  return rows;
};

/** Reads a user. @throws ProblemError entity.notFound if the user is out of the caller's reach */
export const findManaged = async (db: Executor, scope: Scope, id: string): Promise<UserRow> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), within(scope)));
  if (!row) throw new ProblemError('entity.notFound');
  return row;
};

const organizationsById = preparedStatement((db) =>
  db
    .select({ id: organizations.id, code: organizations.code, name: organizations.name })
    .from(organizations)
    .where(sql`${organizations.id} = any(${sql.placeholder('ids')})`)
    .prepare('organizations-by-id'),
);

/** Builds users for those who manage them, without the account's secrets. */
export const userItems = async (db: Database['db'], rows: UserRow[]): Promise<User[]> => {
  const ids = [...new Set(rows.flatMap(({ organizationId }) => organizationId ?? []))];
  const found = ids.length > 0 ? await organizationsById(db).execute({ ids }) : [];
  const byId = new Map(found.map((organization) => [organization.id, organization]));
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    username: row.username,
    email: row.username,
    name: row.name,
    imageUrl: row.imageUrl,
    roles: row.roles,
    organizationId: row.organizationId,
    organization: byId.get(row.organizationId ?? '') ?? null,
    occupation: row.occupation,
    companyName: row.companyName,
    signOption: row.signOption,
    phone: row.phone,
    address: row.address,
    socialNetworks: row.socialNetworks,
    gender: row.gender,
    dateOfBirth: row.dateOfBirth,
    preferredLanguage: row.preferredLanguage,
    accommodations: { extraTimePercent: row.extraTimePercent, largeText: row.largeText },
    emailVerifiedAt: row.emailVerifiedAt,
    lastLoginAt: row.lastLoginAt,
    status: row.status,
    deactivationReason: row.deactivationReason,
  }));
};

/** Users as lists find them. */
export const userStore = {
  resource: userResource,
  table: users,
  searchColumns: [users.name, users.username, users.phone, users.occupation, users.companyName],
  tenantField: 'organizationId' as const,
  within: notClosed,
  toItems: userItems,
};
