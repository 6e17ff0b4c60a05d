import { maxRowsAtOnce } from '@lms/contract';
import { importBatches, importRows, type Transaction } from '@lms/server/database';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { columnsOf, wordReader } from './column-texts';
import type {
  GivenRow,
  ImportBatch,
  ImportedBy,
  ImportRow,
  SpreadsheetResource,
  TakenRow,
} from './spreadsheet-resource';

/**
 * Rows of one key that are judged by themselves at once. Each costs a round of questions, and one
 * mistake can fill a column.
 */
const maxRounds = 10;

type Key = string | number;
type Earlier = Pick<ImportRow, 'row' | 'name'>;

/** Returns the rows taken so far whose keys the given rows have, by key; a refused row takes none. */
const takenKeys = async (tx: Transaction, batchId: string, rows: ImportRow[]) => {
  const keys = [...new Set(rows.map(({ key }) => key).filter(Boolean))];
  const found = await tx
    .select({ key: importRows.key, row: importRows.row, name: importRows.name })
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        inArray(importRows.key, keys),
        ne(importRows.change, 'rejected'),
      ),
    );
  return new Map(found.map(({ key, ...earlier }): [Key, Earlier] => [key, earlier]));
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
  // A row without a key is like no other.
  const keyOf = new Map(rows.map(({ row, key }) => [row, key || row]));
  const earlierOf = await takenKeys(tx, batch.id, rows);
  const [keyField] = resource.keyFields;
  const refuse = ({ row, cells }: GivenRow, earlier: Earlier): TakenRow => {
    const key = cells.get(keyField) ?? '';
    const name = cells.get('name') || key;
    const params = { line: earlier.row, whom: earlier.name || key };
    const errors = [{ row, field: keyField, code: 'duplicateInFile' as const, params }];
    return { row, name, change: 'rejected', errors };
  };
  const columns = columnsOf(resource.columns, batch.titles).map(
    (column) => column && { field: column.field, read: wordReader(column) },
  );
  const given = rows.map(({ row, cells }) => ({
    row,
    cells: new Map(
      columns.flatMap((column, at) =>
        column ? [[column.field, column.read(cells[at] ?? '')]] : [],
      ),
    ),
  }));
  const taken: TakenRow[] = [];
  // Of rows with one key the first is taken; the next one only where that was refused.
  for (let left = given, round = 1; left.length > 0; round += 1) {
    const waiting: GivenRow[] = [];
    const next = new Map<Key, GivenRow>();
    for (const one of left) {
      const key = keyOf.get(one.row) ?? one.row;
      const earlier = earlierOf.get(key);
      if (earlier) taken.push(refuse(one, earlier));
      else if (next.has(key)) waiting.push(one);
      else next.set(key, one);
    }
    const outcome = await resource.take(tx, deps, by, batch, [...next.values()]);
    for (const { row, name, change } of outcome) {
      if (change === 'rejected' && round < maxRounds) continue;
      earlierOf.set(keyOf.get(row) ?? row, { row, name });
    }
    taken.push(...outcome);
    left = waiting;
  }
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
