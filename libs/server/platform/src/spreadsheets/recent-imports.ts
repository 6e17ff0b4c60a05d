import type { RecentImport } from '@lms/contract';
import { type Executor, importBatches, users } from '@lms/server/database';
import { and, desc, eq } from 'drizzle-orm';
import type { Scope } from '../http/caller';
import type { SpreadsheetResource } from './spreadsheet-resource';

const most = 20;

/** Returns the newest imports within scope that wrote something and are still stored. */
export const recentImports = (
  db: Executor,
  scope: Scope,
  { entity }: SpreadsheetResource,
): Promise<RecentImport[]> => {
  const { id, state, createdAt, done, total, created, changed, unchanged, rejected, undone, kept } =
    importBatches;
  return db
    .select({
      batchId: id,
      state,
      createdAt,
      by: users.name,
      done,
      total,
      created,
      changed,
      unchanged,
      rejected,
      undone,
      kept,
    })
    .from(importBatches)
    .innerJoin(users, eq(users.id, importBatches.createdBy))
    .where(
      and(
        eq(importBatches.entity, entity),
        eq(importBatches.dryRun, false),
        scope.kind === 'own'
          ? eq(importBatches.organizationId, scope.organizationId ?? scope.userId)
          : undefined,
      ),
    )
    .orderBy(desc(importBatches.createdAt), desc(id))
    .limit(most);
};
