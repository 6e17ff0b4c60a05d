import {
  maxReportedRows,
  type SpreadsheetItem,
  type SpreadsheetReport,
  undoHours,
} from '@lms/contract';
import { type Executor, importBatches, importRows } from '@lms/server/database';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '../http/caller';
import { ProblemError } from '../http/problems';
import { unknownTitles, unsetFields } from './column-texts';
import type { ImportBatch, SpreadsheetResource } from './spreadsheet-resource';

/**
 * Finds an import.
 *
 * @throws ProblemError entity.notFound for an import out of scope
 */
export const findBatch = async (
  db: Executor,
  scope: Scope,
  { entity }: SpreadsheetResource,
  id: string,
): Promise<ImportBatch> => {
  const [batch] = await db
    .select()
    .from(importBatches)
    .where(and(eq(importBatches.id, id), eq(importBatches.entity, entity)));
  const isWithin =
    scope.kind === 'all' ||
    (scope.organizationId && batch?.organizationId === scope.organizationId);
  if (!batch || !isWithin) throw new ProblemError('entity.notFound');
  return batch;
};

/** Returns the end of the time for an undo (ISO 8601); `null` if there is nothing to undo. */
export const undoUntil = ({ state, dryRun, created, changed, createdAt }: ImportBatch) => {
  const canUndo = (state === 'DONE' || state === 'FAILED') && !dryRun && created + changed > 0;
  return canUndo ? new Date(Date.parse(createdAt) + undoHours * 60 * 60_000).toISOString() : null;
};

const isLessThanAll = sql`${importRows.change} = 'rejected' or jsonb_array_length(${importRows.kept}) > 0`;

const firstItems = async (db: Executor, batchId: string): Promise<SpreadsheetItem[]> => {
  const rows = await db
    .select({
      row: importRows.row,
      name: importRows.name,
      change: importRows.change,
      differences: importRows.differences,
      errors: importRows.errors,
      kept: importRows.kept,
    })
    .from(importRows)
    .where(and(eq(importRows.batchId, batchId), isNotNull(importRows.change)))
    .orderBy(sql`coalesce(${isLessThanAll}, false) desc`, importRows.row)
    .limit(maxReportedRows);
  return rows.map((row) => ({ ...row, change: row.change ?? 'unchanged', kept: row.kept ?? [] }));
};

/** Returns the progress of an import, with its rows once it is not running. */
export const reportOf = async (
  db: Executor,
  resource: SpreadsheetResource,
  batch: ImportBatch,
): Promise<SpreadsheetReport> => {
  const { id: batchId, state, dryRun, done, total, rejected, created, changed, unchanged } = batch;
  const isGoingOn = state === 'RUNNING' || state === 'UNDOING';
  const unset = unsetFields(resource.columns, batch.titles);
  return {
    batchId,
    state,
    dryRun,
    unknownColumns: unknownTitles(resource.columns, batch.titles),
    unsetFields: unset,
    missingFields: unset.filter((field) => resource.keyFields.includes(field)),
    done,
    total,
    rejected,
    created,
    changed,
    unchanged,
    accepted: created + changed + unchanged,
    undone: batch.undone,
    kept: batch.kept,
    undoUntil: undoUntil(batch),
    items: isGoingOn ? [] : await firstItems(db, batchId),
  };
};
