import type { LeftOutReason } from '@lms/contract';
import type { Executor } from '@lms/server/database';
import { and, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import type { EntityTable } from './entity-store';

/** Conditions of rows that the caller may change, by the reason to leave out the others. */
export type MovableIf = Partial<Record<LeftOutReason, SQL>>;

interface Move {
  /** Wanted status. */
  status: string;
  /** Statuses that may change to it. */
  from: readonly string[];
  conditions?: MovableIf;
}

/** Counts the matching rows that a change of status leaves out, by reason. */
export const countLeftOut = async (
  db: Executor,
  table: EntityTable,
  matching: SQL | undefined,
  { status, from, conditions = {} }: Move,
): Promise<{ reason: LeftOutReason; count: number }[]> => {
  const mayMove = from.length > 0 ? inArray(table.status, [...from]) : sql`false`;
  const wheres = {
    hasStatus: and(eq(table.status, status), not(mayMove)),
    otherStatus: and(ne(table.status, status), not(mayMove)),
    ...Object.fromEntries(
      Object.entries(conditions).map(([reason, mine]) => [reason, and(mayMove, not(mine))]),
    ),
  };
  const counts = await Promise.all(
    Object.entries(wheres).map(async ([reason, where]) => ({
      reason: reason as LeftOutReason,
      count: await db.$count(table, and(matching, where)),
    })),
  );
  return counts.filter(({ count }) => count > 0);
};
