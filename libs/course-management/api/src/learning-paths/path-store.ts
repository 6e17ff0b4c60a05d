import { learningPaths, type Transaction } from '@lms/server/database';
import { ProblemError, type Scope } from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PathRow } from './path-items';

const within = (scope: Scope) => {
  if (scope.kind === 'all') return undefined;
  return scope.organizationId ? eq(learningPaths.organizationId, scope.organizationId) : sql`false`;
};

/**
 * Locks learning paths until the transaction ends, always in the same order.
 *
 * @throws ProblemError entity.notFound where one of them is out of reach
 */
export const lockPaths = async (
  tx: Transaction,
  scope: Scope,
  ids: string[],
): Promise<PathRow[]> => {
  const found = await tx
    .select()
    .from(learningPaths)
    .where(and(inArray(learningPaths.id, ids), within(scope)))
    .orderBy(learningPaths.id)
    .for('update');
  if (found.length < new Set(ids).size) throw new ProblemError('entity.notFound');
  return found;
};
