import { keepAnAdministrator, mailInvitation } from '@lms/auth/api';
import { orgManagementPermissions, userSpreadsheetColumns } from '@lms/org-management/contract';
import { isAdministrator, newId, type Transaction, users } from '@lms/server/database';
import {
  type Deps,
  type GivenRow,
  type ImportedBy,
  recordActivities,
  type SpreadsheetResource,
} from '@lms/server/platform';
import { and, inArray, sql } from 'drizzle-orm';
import { findNamed } from '../organizations/named-organizations';
import { type PlannedUser, planUser } from './plan-user';
import { nameOfCaller } from './save-user';
import { undoUsers } from './undo-users';
import type { UserRow } from './user-items';

const keyOf = (username = '') => username.normalize('NFC').toLowerCase();

/** Finds the users with these rows' email addresses and locks them in a fixed order. */
const lockKnownUsers = async (tx: Transaction, { caller, scope }: ImportedBy, rows: GivenRow[]) => {
  const keys = rows.map(({ cells }) => keyOf(cells.get('username'))).filter(Boolean);
  const hasAddress = inArray(sql`lower(${users.username})`, keys);
  if (keys.length === 0) return new Map<string, UserRow>();
  if (scope.kind === 'all') {
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(hasAddress, isAdministrator));
    const ids = found.map(({ id }) => id).filter((id) => id !== caller.userId);
    if (ids.length > 0) await keepAnAdministrator(tx, ids);
  }
  const found = await tx.select().from(users).where(hasAddress).orderBy(users.id).for('update');
  return new Map(found.map((user) => [keyOf(user.username), user]));
};

const excluded = (column: string) => sql.raw(`excluded."${column}"`);

/** Inserts new users and updates changed ones in one statement. */
const storeUsers = (tx: Transaction, deps: Deps, rows: (typeof users.$inferInsert)[]) =>
  tx
    .insert(users)
    .values(rows)
    .onConflictDoUpdate({
      target: users.id,
      set: {
        name: excluded('name'),
        roles: excluded('roles'),
        organizationId: excluded('organization_id'),
        occupation: excluded('occupation'),
        companyName: excluded('company_name'),
        phone: excluded('phone'),
        preferredLanguage: excluded('preferred_language'),
        extraTimePercent: excluded('extra_time_percent'),
        largeText: excluded('large_text'),
        version: sql`${users.version} + 1`,
        updatedAt: deps.now().toISOString(),
      },
    })
    .returning();

/** Logs created users and changed roles. */
const logUsers = async (
  tx: Transaction,
  deps: Deps,
  { caller, request }: ImportedBy,
  planned: PlannedUser[],
) => {
  const log = { at: deps.now().toISOString(), caller, request, entity: 'user' };
  const thing = ({ taken: { name, targetId = '' } }: PlannedUser) => ({
    subject: name,
    subjectId: targetId,
  });
  await recordActivities(tx, { ...log, action: 'IMPORTED' }, planned.map(thing));
  const given = planned.filter(({ taken }) => taken.changes?.roles).map(thing);
  await recordActivities(tx, { ...log, action: 'ROLES_CHANGED' }, given);
};

/** Stores the planned changes. */
const write = async (
  tx: Transaction,
  deps: Deps,
  by: ImportedBy,
  invite: boolean,
  planned: PlannedUser[],
) => {
  const rows = planned.flatMap(({ taken, values, username }) => {
    if (!values || !username) return [];
    taken.targetId ??= newId();
    return { ...values, username, id: taken.targetId };
  });
  if (rows.length === 0) return;
  const stored = new Map((await storeUsers(tx, deps, rows)).map((user) => [user.id, user]));
  const inviter = invite ? await nameOfCaller(tx, by.caller) : '';
  for (const { taken } of planned) {
    const user = stored.get(taken.targetId ?? '');
    taken.version = user?.version;
    if (invite && user && taken.change === 'created') await mailInvitation(tx, deps, user, inviter);
  }
  await logUsers(
    ...([tx, deps, by] as const),
    planned.filter(({ values }) => values),
  );
};

/** Users by spreadsheet: a known email address is updated, any other is created. */
export const userSpreadsheet: SpreadsheetResource = {
  entity: 'user',
  path: '/user',
  permission: orgManagementPermissions['user.write'],
  columns: userSpreadsheetColumns,
  keyFields: ['username'],
  async take(tx, deps, by, { dryRun, invite }, rows) {
    const found = await lockKnownUsers(tx, by, rows);
    const known = await findNamed(
      ...([tx, by.scope] as const),
      rows.map(({ cells }) => cells.get('organizationId') ?? ''),
      [...found.values()].map(({ organizationId }) => organizationId),
    );
    const planned = rows.map((row) =>
      planUser(by, row, found.get(keyOf(row.cells.get('username'))), known),
    );
    if (!dryRun) await write(tx, deps, by, invite, planned);
    return planned.map(({ taken }) => taken);
  },
  undo: undoUsers,
};
