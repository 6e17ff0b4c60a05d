import { deletedRows, type Transaction } from '@lms/server/database';
import { and, eq, getTableColumns, gt, inArray, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

const hourMs = 3_600_000;
const anHourBefore = (now: Date) => new Date(now.getTime() - hourMs).toISOString();

/** Rows of each dependent table, in the order of the parts. */
type Parts = Record<string, unknown>[][];

/** Dependent table: its rows are deleted and restored with their parent. */
export interface EntityPart {
  table: PgTable;
  /** Foreign key column of the parent. */
  of: PgColumn;
}

/** Reads the dependent rows of parents, by their ids. */
export const readParts = async (tx: Transaction, parts: readonly EntityPart[], ids: string[]) => {
  const read: { rows: Record<string, unknown>[]; field: string }[] = [];
  for (const { table, of } of parts) {
    const columns = Object.entries(getTableColumns(table));
    const [field = ''] = columns.find(([, column]) => column === of) ?? [];
    read.push({ rows: await tx.select().from(table).where(inArray(of, ids)), field });
  }
  return (id: string) => read.map(({ rows, field }) => rows.filter((row) => row[field] === id));
};

/** Stores deleted rows with their dependent rows for an hour, and removes older ones. */
export const keepDeleted = async (
  tx: Transaction,
  entity: string,
  rows: { id: string; [column: string]: unknown }[],
  partsOf: (id: string) => Parts,
  now: Date,
) => {
  await tx.delete(deletedRows).where(lt(deletedRows.deletedAt, anHourBefore(now)));
  const deletedAt = now.toISOString();
  await tx
    .insert(deletedRows)
    .values(rows.map((row) => ({ entity, id: row.id, row, parts: partsOf(row.id), deletedAt })));
};

/** Returns the stored rows and removes them from the store. */
export const takeDeleted = (tx: Transaction, entity: string, ids: string[], now: Date) =>
  tx
    .delete(deletedRows)
    .where(
      and(
        eq(deletedRows.entity, entity),
        inArray(deletedRows.id, ids),
        gt(deletedRows.deletedAt, anHourBefore(now)),
      ),
    )
    .returning({ row: deletedRows.row, parts: deletedRows.parts });

/** Restores the dependent rows after their parents. */
export const restoreParts = async (
  tx: Transaction,
  parts: readonly EntityPart[],
  deleted: { parts: Parts }[],
) => {
  for (const [index, { table }] of parts.entries()) {
    const rows = deleted.flatMap((one) => one.parts[index] ?? []);
    if (rows.length > 0) await tx.insert(table).values(rows);
  }
};
