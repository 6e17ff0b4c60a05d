import { isAdministrator, type Transaction, users } from '@lms/server/database';
import { and, eq } from 'drizzle-orm';
import { AuthProblem } from './auth-problem';

/**
 * Refuses to remove the last active system administrators. Call it before any other lock is taken:
 * it locks all administrators in a fixed order, so that of two who leave at once one stays.
 *
 * @throws ProblemError auth.lastAdministrator
 */
export const keepAnAdministrator = async (tx: Transaction, leavingIds: string[]) => {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, eq(users.status, 'ACTIVE')))
    .orderBy(users.id)
    .for('update');
  const isLeaving = ({ id }: { id: string }) => leavingIds.includes(id);
  if (administrators.length > 0 && administrators.every(isLeaving)) {
    throw new AuthProblem('auth.lastAdministrator');
  }
};
