import type { FieldChanges, Transaction } from '@lms/server/database';
import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Deletes the rows that nothing refers to.
 *
 * @returns ids of the deleted rows
 */
export const deleteUnused = async (
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  ids: string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  try {
    // A savepoint: a foreign key violation aborts only the inner transaction.
    const gone = await tx.transaction((inner) =>
      inner.delete(table).where(inArray(table.id, ids)).returning({ id: table.id }),
    );
    return gone.map(({ id }) => id as string);
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== '23503') throw error;
    if (ids.length === 1) return [];
    const half = Math.ceil(ids.length / 2);
    return [
      ...(await deleteUnused(tx, table, ids.slice(0, half))),
      ...(await deleteUnused(tx, table, ids.slice(half))),
    ];
  }
};

/** Compares two values; arrays regardless of order. */
const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((part) => other.includes(part))
    : one === other;

/**
 * Returns the previous values of fields unchanged since the import, and the names of the others.
 */
export const restoreFields = (row: object, changes: FieldChanges) => {
  const fields = Object.entries(changes);
  const isOwn = ([field, { after }]: (typeof fields)[number]) =>
    isSame((row as Record<string, unknown>)[field], after);
  return {
    values: Object.fromEntries(fields.filter(isOwn).map(([field, { before }]) => [field, before])),
    kept: fields.filter((field) => !isOwn(field)).map(([field]) => field),
  };
};
