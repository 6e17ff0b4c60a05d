import type { Transaction } from '@lms/server/database';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ProblemError } from '../http/problems';

/**
 * Refuses a parent that would close a cycle. Locks the whole table in order of id, so that
 * concurrent moves can't close one together; such tables have tens of rows.
 *
 * @throws ProblemError validation.failed on the parent's field
 */
export const refuseLoop = async (
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  parent: { field: string; column: PgColumn },
  id: string,
  parentId: string | null,
) => {
  if (parentId === null) return;
  const rows = await tx
    .select({ id: table.id, parentId: parent.column as unknown as SQL<string | null> })
    .from(table as PgTable)
    .orderBy(table.id)
    .for('update');
  const parents = new Map(rows.map((row) => [row.id as string, row.parentId]));
  for (let above: string | null = parentId; above; above = parents.get(above) ?? null) {
    if (above === id) {
      throw new ProblemError('validation.failed', [{ field: parent.field, code: 'invalid' }]);
    }
  }
};
