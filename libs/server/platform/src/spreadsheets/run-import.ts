import { reachOf } from '@lms/contract';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps';
import { type Transaction, users, importBatches } from '@lms/server/database';
import { withDatabaseProblems } from '../entity/database-problems';
import type { ImportBatch, ImportedBy, SpreadsheetResource } from './spreadsheet-resource';
import { jobOf } from './start-import';
import { takeRows, undoRows } from './take-rows';

/** Who began an import, with the power that they have now; nobody who may not go on with it. */
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
 * Takes, or takes back, as many rows as one transaction should hold: the state of the import says
 * which. It is done at most once however often it is asked for.
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
      const step = batch && { RUNNING: takeRows, UNDOING: undoRows }[batch.state as string];
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
