import { batchCodes, type Transaction } from '@lms/server/database';
import {
  deleteUnused,
  type Deps,
  type ImportedBy,
  type ImportRow,
  recordActivities,
  restoreFields,
} from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type BatchRow, countPlaces } from './find-batch';

const lockReached = (tx: Transaction, { scope }: ImportedBy, rows: ImportRow[]) =>
  tx
    .select()
    .from(batchCodes)
    .where(
      and(
        inArray(
          batchCodes.id,
          rows.flatMap(({ targetId }) => targetId ?? []),
        ),
        scope.kind === 'own'
          ? eq(batchCodes.organizationId, scope.organizationId ?? scope.userId)
          : undefined,
      ),
    )
    .orderBy(batchCodes.id)
    .for('update');

const subjectOf = ({ id, title, code }: BatchRow) => ({
  subject: `${title} (${code})`,
  subjectId: id,
});

/**
 * Returns the previous values to restore; dates stay if the batch would end before it starts, the
 * capacity if more places are taken.
 */
const previousValues = (batch: BatchRow, { changes }: ImportRow, taken = 0) => {
  const { values, kept } = restoreFields(batch, changes);
  const { startsOn, endsOn, capacity } = { ...batch, ...values };
  const stays = ([field]: [string, unknown]) =>
    field === 'capacity' ? capacity < taken : /sOn$/.test(field) && startsOn > endsOn;
  const fields = Object.entries(values);
  return {
    values: Object.fromEntries(fields.filter((field) => !stays(field))),
    kept: [...kept, ...fields.filter(stays).map(([field]) => field)],
  };
};

/** Undoes an import of batch codes, except for those that changed since or have learners. */
export const undoBatches = async (
  tx: Transaction,
  deps: Deps,
  by: ImportedBy,
  rows: ImportRow[],
): Promise<Map<number, string[]>> => {
  const found = new Map((await lockReached(tx, by, rows)).map((batch) => [batch.id, batch]));
  const batchOf = ({ targetId }: ImportRow) => found.get(targetId ?? '');
  const { caller, request } = by;
  const log = { at: deps.now().toISOString(), caller, request, entity: 'batch-code' };
  const kept = new Map<number, string[]>();

  const created = rows.filter(({ change }) => change === 'created');
  const untouched = created.flatMap((row) => {
    const batch = batchOf(row);
    return batch && batch.version === row.version ? batch : [];
  });
  const gone = await deleteUnused(
    tx,
    batchCodes,
    untouched.map(({ id }) => id),
  );
  for (const { row, targetId } of created) if (!gone.includes(targetId ?? '')) kept.set(row, ['']);
  const deleted = untouched.filter(({ id }) => gone.includes(id));
  await recordActivities(tx, { ...log, action: 'DELETED' }, deleted.map(subjectOf));

  const taken = await countPlaces(tx, [...found.keys()]);
  const restored: BatchRow[] = [];
  for (const one of rows.filter(({ change }) => change === 'changed')) {
    const batch = batchOf(one);
    const back = batch
      ? previousValues(batch, one, taken.get(batch.id))
      : { values: {}, kept: [''] };
    if (back.kept.length > 0) kept.set(one.row, back.kept);
    if (!batch || Object.keys(back.values).length === 0) continue;
    await tx
      .update(batchCodes)
      .set({ ...back.values, version: sql`${batchCodes.version} + 1` })
      .where(eq(batchCodes.id, batch.id));
    restored.push(batch);
  }
  await recordActivities(tx, { ...log, action: 'CHANGED' }, restored.map(subjectOf));
  return kept;
};
