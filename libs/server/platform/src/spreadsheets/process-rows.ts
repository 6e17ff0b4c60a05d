import { maxRowsAtOnce } from '@lms/contract';
import { importBatches, importRows, type Transaction } from '@lms/server/database';
import { and, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { columnsOf, wordReader } from './column-texts';
import type {
  ImportBatch,
  ImportedBy,
  ImportRow,
  SpreadsheetResource,
  TakenRow,
} from './spreadsheet-resource';

/** Finds rows with the key of an earlier row. */
const repeatedRows = async (tx: Transaction, batchId: string, rows: ImportRow[]) => {
  const keys = [...new Set(rows.map(({ key }) => key).filter(Boolean))];
  const found = await tx
    .select({ key: importRows.key, first: min(importRows.row) })
    .from(importRows)
    .where(and(eq(importRows.batchId, batchId), inArray(importRows.key, keys)))
    .groupBy(importRows.key);
  const firstOf = new Map(found.map(({ key, first }) => [key, first ?? 0]));
  return new Set(
    rows.filter(({ key, row }) => row > (firstOf.get(key) ?? row)).map(({ row }) => row),
  );
};

const excluded = (column: string) => sql.raw(`excluded."${column}"`);

/** Stores the outcome of rows and clears the cells of imported ones. */
const store = async (tx: Transaction, batchId: string, rows: ImportRow[], taken: TakenRow[]) => {
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  await tx
    .insert(importRows)
    .values(
      taken.map((one) => ({
        ...one,
        batchId,
        key: '',
        cells: one.change === 'rejected' ? (cellsOf.get(one.row) ?? []) : [],
      })),
    )
    .onConflictDoUpdate({
      target: [importRows.batchId, importRows.row],
      set: {
        cells: excluded('cells'),
        name: excluded('name'),
        change: excluded('change'),
        targetId: excluded('target_id'),
        version: excluded('version'),
        changes: excluded('changes'),
        differences: excluded('differences'),
        errors: excluded('errors'),
      },
    });
};

const count = (taken: TakenRow[], change: TakenRow['change']) =>
  taken.filter((one) => one.change === change).length;

/** Imports the next rows of a locked import and returns its next state. */
export const importNextRows = async (
  tx: Transaction,
  deps: Deps,
  resource: SpreadsheetResource,
  by: ImportedBy,
  batch: ImportBatch,
): Promise<ImportBatch['state']> => {
  const rows = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.batchId, batch.id), isNull(importRows.change)))
    .orderBy(importRows.row)
    .limit(maxRowsAtOnce);
  const repeated = await repeatedRows(tx, batch.id, rows);
  const columns = columnsOf(resource.columns, batch.titles).map(
    (column) => column && { field: column.field, read: wordReader(column) },
  );
  const given = rows
    .filter(({ row }) => !repeated.has(row))
    .map(({ row, cells }) => ({
      row,
      cells: new Map(
        columns.flatMap((column, at) =>
          column ? [[column.field, column.read(cells[at] ?? '')]] : [],
        ),
      ),
    }));
  const taken: TakenRow[] = [
    ...(await resource.take(tx, deps, by, batch, given)),
    ...[...repeated].map((row): TakenRow => {
      const errors = [{ row, field: resource.keyFields[0], code: 'duplicateInFile' as const }];
      return { row, name: '', change: 'rejected', errors };
    }),
  ];
  if (taken.length > 0) await store(tx, batch.id, rows, taken);
  const done = batch.done + rows.length;
  const state = done < batch.total ? 'RUNNING' : 'DONE';
  await tx
    .update(importBatches)
    .set({
      done,
      state,
      created: batch.created + count(taken, 'created'),
      changed: batch.changed + count(taken, 'changed'),
      unchanged: batch.unchanged + count(taken, 'unchanged'),
      rejected: batch.rejected + count(taken, 'rejected'),
    })
    .where(eq(importBatches.id, batch.id));
  return state;
};

/** Undoes the last rows that are left and returns the import's next state. */
export const undoNextRows = async (
  tx: Transaction,
  deps: Deps,
  resource: SpreadsheetResource,
  by: ImportedBy,
  batch: ImportBatch,
): Promise<ImportBatch['state']> => {
  const rows = await tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batch.id),
        inArray(importRows.change, ['created', 'changed']),
        isNull(importRows.kept),
      ),
    )
    .orderBy(sql`${importRows.row} desc`)
    .limit(maxRowsAtOnce);
  const keptOf = rows.length > 0 ? await resource.undo(tx, deps, by, rows) : new Map();
  if (rows.length > 0) {
    await tx
      .insert(importRows)
      .values(rows.map((row) => ({ ...row, kept: keptOf.get(row.row) ?? [] })))
      .onConflictDoUpdate({
        target: [importRows.batchId, importRows.row],
        set: { kept: excluded('kept') },
      });
  }
  const undone = batch.undone + rows.length - keptOf.size;
  const kept = batch.kept + keptOf.size;
  const isLast = rows.length < maxRowsAtOnce || undone + kept >= batch.created + batch.changed;
  const state = isLast ? 'UNDONE' : 'UNDOING';
  await tx.update(importBatches).set({ undone, kept, state }).where(eq(importBatches.id, batch.id));
  return state;
};
