import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Transaction } from '../deps';
import { deletedRows } from './deleted-rows.table';

const hourMs = 3_600_000;
const anHourAgo = () => new Date(Date.now() - hourMs).toISOString();

/** Keeps rows for an hour; what is older goes. */
export const keepDeleted = async (
  tx: Transaction,
  entity: string,
  rows: { id: string; [column: string]: unknown }[],
) => {
  await tx.delete(deletedRows).where(lt(deletedRows.deletedAt, anHourAgo()));
  const deletedAt = new Date().toISOString();
  await tx.insert(deletedRows).values(rows.map((row) => ({ entity, id: row.id, row, deletedAt })));
};

/** Gives out what is still kept of the rows, once. */
export const takeDeleted = async (tx: Transaction, entity: string, ids: string[]) => {
  const taken = await tx
    .delete(deletedRows)
    .where(
      and(
        eq(deletedRows.entity, entity),
        inArray(deletedRows.id, ids),
        gt(deletedRows.deletedAt, anHourAgo()),
      ),
    )
    .returning({ row: deletedRows.row });
  return taken.map(({ row }) => row);
};
