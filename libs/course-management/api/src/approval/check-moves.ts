import { type CourseStatus, reachOf } from '@lms/contract';
import { courseManagementPermissions } from '@lms/course-management/contract';
import { type Caller, ProblemError } from '@lms/server/platform';

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
export const requireMoves = (
  { transitions }: { transitions: Readonly<Record<CourseStatus, readonly CourseStatus[]>> },
  found: readonly { status: CourseStatus }[],
  to: CourseStatus,
  caller: Caller,
) => {
  if (!found.every(({ status }) => transitions[status].includes(to))) {
    throw new ProblemError('entity.transitionRefused');
  }
  const isJudgement = to === 'ACTIVE' || to === 'REJECTED';
  if (isJudgement && !mayJudge(caller) && found.some(({ status }) => status === 'PENDING')) {
    throw new ProblemError('auth.forbidden');
  }
};
