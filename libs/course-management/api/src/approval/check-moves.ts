import { type CourseStatus, reachOf } from '@lms/contract';
import { courseManagementPermissions } from '@lms/course-management/contract';
import type { Executor } from '@lms/server/database';
import { type Caller, ProblemError, transitionRefused } from '@lms/server/platform';

/** Tells who may approve courses and, by the same right, learning paths. */
export const mayJudge = ({ roles }: Pick<Caller, 'roles'>) =>
  reachOf(roles, courseManagementPermissions['course.approve']) !== 'none';

/**
 * Returns the reason of a rejection.
 *
 * @throws ProblemError validation.failed without one
 */
export const requireReason = (reason: string | undefined) => {
  if (reason?.trim()) return reason;
  throw new ProblemError('validation.failed', [{ field: 'reason', code: 'required' }]);
};

/**
 * Checks that all may get a status, by their transitions and the caller's rights.
 *
 * @throws ProblemError entity.transitionRefused, or auth.forbidden for who may not judge
 */
export const requireMoves = async (
  db: Executor,
  { transitions }: { transitions: Readonly<Record<CourseStatus, readonly CourseStatus[]>> },
  found: readonly { id: string; updatedAt: string; status: CourseStatus }[],
  to: CourseStatus,
  caller: Caller,
) => {
  const refused = found.find(({ status }) => !transitions[status].includes(to));
  if (refused) throw await transitionRefused(db, refused);
  const isJudgement = to === 'ACTIVE' || to === 'REJECTED';
  if (isJudgement && !mayJudge(caller) && found.some(({ status }) => status === 'PENDING')) {
    throw new ProblemError('auth.forbidden');
  }
};
