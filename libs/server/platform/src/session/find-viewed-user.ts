import { isId } from '@lms/contract';
import { isAdministrator, organizations, seeAs, users } from '@lms/server/database';
import { and, eq, gt, isNull, not } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Caller } from '../http/caller';
import { ProblemError } from '../http/problems';

/**
 * Returns the user that an administrator views the platform as. If the view has ended this throws,
 * rather than returning the administrator, who would then act in earnest without knowing it.
 *
 * @throws ProblemError seeAs.ended
 */
export const findViewedUser = async (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  seeAsId: string,
): Promise<Caller> => {
  const isAllowed = isId(seeAsId) && caller.roles.includes('ROLE_SYSTEM');
  const [seen] = isAllowed
    ? await database.db
        .select({
          userId: users.id,
          roles: users.roles,
          organizationId: users.organizationId,
          organizationCode: organizations.code,
          viewedAsUntil: seeAs.expiresAt,
        })
        .from(seeAs)
        .innerJoin(users, eq(users.id, seeAs.userId))
        .leftJoin(organizations, eq(organizations.id, users.organizationId))
        .where(
          and(
            eq(seeAs.id, seeAsId),
            eq(seeAs.sessionId, caller.sessionId),
            gt(seeAs.expiresAt, now().toISOString()),
            isNull(seeAs.endedAt),
            eq(users.status, 'ACTIVE'),
            not(isAdministrator),
          ),
        )
    : [];
  if (!seen) throw new ProblemError('seeAs.ended');
  return {
    ...seen,
    sessionId: caller.sessionId,
    needsSecondFactor: caller.needsSecondFactor,
  };
};
