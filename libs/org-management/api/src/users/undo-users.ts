import { keepAnAdministrator, rightsChanged } from '@lms/auth/api';
import { type Transaction, users } from '@lms/server/database';
import {
  deleteUnused,
  type Deps,
  type ImportedBy,
  type ImportRow,
  recordActivities,
  restoreFields,
} from '@lms/server/platform';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { lockReached, type UserRow } from './user-items';

const targetsOf = (rows: ImportRow[]) => rows.flatMap(({ targetId }) => targetId ?? []);

/** Deletes users that the import created and that have done nothing since. */
const deleteCreated = async (tx: Transaction, rows: ImportRow[], found: Map<string, UserRow>) => {
  const untouched = rows.filter(({ targetId, version }) => {
    const user = found.get(targetId ?? '');
    return user?.version === version && user?.status === 'PENDING' && !user.lastLoginAt;
  });
  const ids = targetsOf(untouched);
  return new Set(ids.length > 0 ? await deleteUnused(tx, users, ids) : []);
};

const log = async (
  tx: Transaction,
  deps: Deps,
  { caller, request }: ImportedBy,
  action: 'DELETED' | 'CHANGED',
  subjects: { subject: string; subjectId: string }[],
) => {
  const at = deps.now().toISOString();
  await recordActivities(tx, { at, caller, request, action, entity: 'user' }, subjects);
};

/** Undoes an import of users, except for those who changed or were active since. */
export const undoUsers = async (
  tx: Transaction,
  deps: Deps,
  by: ImportedBy,
  rows: ImportRow[],
): Promise<Map<number, string[]>> => {
  const demoted = rows.filter(({ changes }) => changes.roles);
  if (by.scope.kind === 'all' && demoted.length > 0) {
    await keepAnAdministrator(
      tx,
      targetsOf(demoted).filter((id) => id !== by.caller.userId),
    );
  }
  const found = new Map(
    (await lockReached(tx, by.scope, targetsOf(rows))).map((user) => [user.id, user]),
  );
  const created = rows.filter(({ change }) => change === 'created');
  const gone = await deleteCreated(tx, created, found);
  await log(
    ...([tx, deps, by, 'DELETED'] as const),
    [...gone].map((subjectId) => ({ subject: '', subjectId })),
  );
  const kept = new Map<number, string[]>();
  for (const { row, targetId } of created) if (!gone.has(targetId ?? '')) kept.set(row, ['']);

  const restored: UserRow[] = [];
  for (const { row, targetId, change, changes } of rows) {
    if (change !== 'changed') continue;
    const user = found.get(targetId ?? '');
    if (!user) {
      kept.set(row, ['']);
      continue;
    }
    const back = restoreFields(user, changes);
    if (back.kept.length > 0) kept.set(row, back.kept);
    if (Object.keys(back.values).length === 0) continue;
    await tx
      .update(users)
      .set({ ...back.values, version: sql`${users.version} + 1` })
      .where(and(inArray(users.id, [user.id]), isNull(users.closedAt)));
    restored.push(user);
  }
  await deps.events.publish(tx, rightsChanged, { userIds: restored.map(({ id }) => id) });
  await log(
    ...([tx, deps, by, 'CHANGED'] as const),
    restored.map(({ id: subjectId, name: subject }) => ({ subject, subjectId })),
  );
  return kept;
};
