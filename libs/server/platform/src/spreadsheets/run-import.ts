import { reachOf } from '@lms/contract';
import { importBatches, type Transaction, users } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps';
import { withDatabaseProblems } from '../entity/database-problems';
import { importNextRows, undoNextRows } from './process-rows';
import type { ImportBatch, ImportedBy, SpreadsheetResource } from './spreadsheet-resource';
import { jobOf } from './start-import';

/** Returns the user who started an import, with present permissions; `undefined` without them. */
const beginnerOf = async (
  tx: Transaction,
  { permission }: SpreadsheetResource,
  { createdBy, organizationId }: ImportBatch,
): Promise<ImportedBy | undefined> => {
  const [user] = await tx.select().from(users).where(eq(users.id, createdBy));
  if (user?.status !== 'ACTIVE') return undefined;
  const { id: userId, roles } = user;
  const caller = {
    userId,
    roles,
    organizationId: user.organizationId,
    sessionId: '',
    organizationCode: null,
  };
  const reach = reachOf(roles, permission);
  if (reach === 'all') return { caller, scope: { kind: 'all' } };
  if (reach === 'none' || user.organizationId !== organizationId) return undefined;
  return { caller, scope: { kind: 'own', userId, organizationId } };
};

/**
 * Imports or undoes the next batch of rows in one transaction, as the import's state says. A
 * repeated call does not repeat a batch.
 */
export const runImportStep = (
  deps: Deps,
  resource: SpreadsheetResource,
  batchId: string,
  by?: ImportedBy,
): Promise<void> =>
  withDatabaseProblems('write', () =>
    deps.database.db.transaction(async (tx) => {
      const [batch] = await tx
        .select()
        .from(importBatches)
        .where(eq(importBatches.id, batchId))
        .for('update');
      const step =
        batch && { RUNNING: importNextRows, UNDOING: undoNextRows }[batch.state as string];
      if (!step) return;
      const beginner = by ?? (await beginnerOf(tx, resource, batch));
      if (!beginner) {
        await tx
          .update(importBatches)
          .set({ state: 'FAILED' })
          .where(eq(importBatches.id, batchId));
        return;
      }
      const state = await step(tx, deps, resource, beginner, batch);
      if (state === 'RUNNING' || state === 'UNDOING') {
        await deps.queue.enqueue(tx, jobOf(resource), { batchId });
      }
    }),
  );
