import { enrolments, notifications, type Transaction } from '@lms/server/database';
import {
  deleteUnused,
  type Deps,
  type ImportedBy,
  type ImportRow,
  recordActivities,
  restoreFields,
} from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { countEnrolments } from '../enrolments';
import { openSeats, type Seats } from './batch-seats';
import { type EnrolmentRow, reachedEnrolments } from './find-enrolments';
import { lockBatches } from './referenced-records';

const lockReached = (tx: Transaction, { scope }: ImportedBy, rows: ImportRow[]) =>
  tx
    .select()
    .from(enrolments)
    .where(
      and(
        inArray(
          enrolments.id,
          rows.flatMap(({ targetId }) => targetId ?? []),
        ),
        reachedEnrolments(tx, scope),
      ),
    )
    .orderBy(enrolments.id)
    .for('update');

/** Deletes the enrolments that nobody has studied in, with their notifications. */
const deleteUnstudied = async (tx: Transaction, rows: ImportRow[], found: EnrolmentRow[]) => {
  const versions = new Map(rows.map(({ targetId, version }) => [targetId, version]));
  const untouched = found.filter(
    ({ id, version, startedAt }) => versions.get(id) === version && startedAt === null,
  );
  const deletedIds = await deleteUnused(
    tx,
    enrolments,
    untouched.map(({ id }) => id),
  );
  const deleted = untouched.filter(({ id }) => deletedIds.includes(id));
  await countEnrolments(
    tx,
    deleted.map(({ courseId }) => ({ courseId, by: -1 })),
  );
  for (const { userId, courseId } of deleted) {
    await tx
      .delete(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          eq(notifications.kind, 'ENROLLED'),
          eq(notifications.link, `/learn/${courseId}`),
        ),
      );
  }
  return deleted;
};

/**
 * Restores fields that still have the imported value, unless the batch is full or the learner
 * re-enrolled.
 */
const restore = async (
  tx: Transaction,
  row: EnrolmentRow,
  { changes }: ImportRow,
  hasPlace: (batchId: string) => boolean,
): Promise<{ isRestored: boolean; kept: string[] }> => {
  const { values, kept } = restoreFields(row, changes);
  const back = { ...row, ...values } as EnrolmentRow;
  const isRevived = 'status' in values;
  const isAgain =
    isRevived &&
    (await tx.$count(
      enrolments,
      and(
        eq(enrolments.userId, row.userId),
        eq(enrolments.courseId, row.courseId),
        sql`${enrolments.status} <> 'CANCELLED'`,
      ),
    )) > 0;
  const isFull = back.batchCodeId !== null && !hasPlace(back.batchCodeId);
  const fields = Object.keys(values);
  if (fields.length === 0 || isAgain || isFull) {
    return { isRestored: false, kept: [...kept, ...fields].map(shown) };
  }
  await tx
    .update(enrolments)
    .set({ ...values, version: sql`${enrolments.version} + 1` })
    .where(eq(enrolments.id, row.id));
  if (isRevived) await countEnrolments(tx, [{ courseId: row.courseId, by: 1 }]);
  return { isRestored: true, kept: kept.map(shown) };
};

/** Returns the spreadsheet column of a field. */
const shown = (field: string) => (field === 'batchCodeId' ? 'batchCode' : field);

/** Reverts an import of enrolments, except where somebody has studied since. */
export const undoEnrolments = async (
  tx: Transaction,
  deps: Deps,
  by: ImportedBy,
  rows: ImportRow[],
): Promise<Map<number, string[]>> => {
  const found = await lockReached(tx, by, rows);
  const kept = new Map<number, string[]>();
  const log = { at: deps.now().toISOString(), caller: by.caller, request: by.request };
  const created = rows.filter(({ change }) => change === 'created');
  const createdIds = new Set(created.map(({ targetId }) => targetId));
  const deleted = await deleteUnstudied(
    ...([tx, created] as const),
    found.filter(({ id }) => createdIds.has(id)),
  );
  const deletedIds = new Set<string | null>(deleted.map(({ id }) => id));
  for (const { row, targetId } of created) if (!deletedIds.has(targetId)) kept.set(row, ['']);

  const changed = rows.filter(({ change }) => change === 'changed');
  const batchIds = changed.flatMap(({ changes, targetId }) => {
    const before = changes['batchCodeId']?.before as string | null | undefined;
    return before ?? found.find(({ id }) => id === targetId)?.batchCodeId ?? [];
  });
  const batches = await lockBatches(tx, by.scope, [], batchIds);
  const seats: Seats = await openSeats(
    ...([tx, batches] as const),
    found.map(({ userId }) => userId),
  );
  const restored: EnrolmentRow[] = [];
  for (const one of changed) {
    const enrolment = found.find(({ id }) => id === one.targetId);
    const hasPlace = (id: string) => {
      const batch = batches.find((batch) => batch.id === id);
      return batch !== undefined && seats.take(batch, enrolment?.userId ?? '');
    };
    const { isRestored, kept: left } = enrolment
      ? await restore(tx, enrolment, one, hasPlace)
      : { isRestored: false, kept: [''] };
    if (left.length > 0) kept.set(one.row, left);
    if (isRestored && enrolment) restored.push(enrolment);
  }
  const subjectOf = ({ id }: EnrolmentRow) => ({ subject: '', subjectId: id });
  const entity = 'enrolment';
  await recordActivities(tx, { ...log, entity, action: 'DELETED' }, deleted.map(subjectOf));
  await recordActivities(tx, { ...log, entity, action: 'CHANGED' }, restored.map(subjectOf));
  return kept;
};
