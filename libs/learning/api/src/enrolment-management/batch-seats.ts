import { type BatchRow, countPlaces, placesTaken } from '@lms/org-management/api';
import { importRows, type Transaction } from '@lms/server/database';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';

/** Free places of locked batches, used up row by row. */
export interface Seats {
  /** Takes a place for the learner, if there is one or they have one already. */
  take: (batch: BatchRow, userId: string) => boolean;
}

/** Counts the places that earlier rows of a dry run would take. */
const takenByDryRun = (tx: Transaction, importId: string) => {
  const batchId = sql<string | null>`${importRows.changes} -> 'batchCodeId' ->> 'after'`;
  return tx
    .select({ batchId, places: sql`count(*)`.mapWith(Number) })
    .from(importRows)
    .where(and(eq(importRows.batchId, importId), ne(importRows.change, 'rejected')))
    .groupBy(batchId);
};

/**
 * Counts the taken places of batches once for all rows of an import.
 *
 * @param dryRun id of an import that writes nothing, so its earlier rows are counted as well
 */
export const openSeats = async (
  tx: Transaction,
  batches: BatchRow[],
  userIds: string[],
  dryRun?: string,
): Promise<Seats> => {
  const places = placesTaken(tx);
  const ids = batches.map(({ id }) => id);
  const count = await countPlaces(tx, ids);
  const occupied = await tx
    .select({ id: places.batchCodeId, userId: places.userId })
    .from(places)
    .where(and(inArray(places.batchCodeId, ids), inArray(places.userId, userIds)));
  for (const { batchId, places: more } of dryRun ? await takenByDryRun(tx, dryRun) : []) {
    count.set(batchId, (count.get(batchId) ?? 0) + more);
  }
  const keyOf = (batchId: string | null, userId: string) => `${batchId} ${userId}`;
  const holders = new Set(occupied.map(({ id, userId }) => keyOf(id, userId)));
  return {
    take({ id, capacity }, userId) {
      if (holders.has(keyOf(id, userId))) return true;
      const before = count.get(id) ?? 0;
      if (before >= capacity) return false;
      count.set(id, before + 1);
      holders.add(keyOf(id, userId));
      return true;
    },
  };
};
