import { type CourseStatus, reachOf } from '@lms/contract';
import { courseManagementPermissions, courseResource } from '@lms/course-management/contract';
import type { Transaction } from '@lms/server/database';
import { type Caller, type Deps, type JudgedBy, ProblemError } from '@lms/server/platform';
import type { CourseRow } from './course-items';
import { lockCourses, requireVersion } from './course-store';
import { approve, type MoveContext, reject, reopen, show, submit, withdraw } from './moves';

const requireReason = (reason: string | undefined) => {
  if (reason?.trim()) return reason;
  throw new ProblemError('validation.failed', [{ field: 'reason', code: 'required' }]);
};

const isJudgement = ({ status: from }: CourseRow, to: CourseStatus) =>
  from === 'PENDING' && (to === 'ACTIVE' || to === 'REJECTED');

const mayJudge = ({ roles }: Caller) =>
  reachOf(roles, courseManagementPermissions['course.approve']) !== 'none';

const moveOne = async (
  context: MoveContext,
  course: CourseRow,
  status: CourseStatus,
  reason?: string,
) => {
  switch (status) {
    case 'PENDING':
      return submit(context, course);
    case 'REJECTED':
      return reject(context, course, requireReason(reason));
    case 'DRAFT':
      return course.status === 'PENDING' ? withdraw(context, course) : reopen(context, course);
    case 'ACTIVE':
      return course.status === 'PENDING'
        ? approve(context, course)
        : show(context, course, 'ACTIVE');
    case 'INACTIVE':
      return show(context, course, 'INACTIVE');
  }
};

/**
 * Handles `PUT /course/updateStatus`: all courses or none, each by the rules of its transition.
 *
 * @throws ProblemError entity.transitionRefused, or auth.forbidden for who may not judge
 */
export const moveCourses = async (
  tx: Transaction,
  deps: Deps,
  { scope, caller, request }: Omit<JudgedBy, 'log'>,
  ids: string[],
  status: CourseStatus,
  reason?: string,
): Promise<string[]> => {
  const found = await lockCourses(tx, scope, ids);
  if (!found.every((course) => courseResource.transitions[course.status].includes(status))) {
    throw new ProblemError('entity.transitionRefused');
  }
  if (!mayJudge(caller) && found.some((course) => isJudgement(course, status))) {
    throw new ProblemError('auth.forbidden');
  }
  for (const course of found) await moveOne({ tx, deps, caller, request }, course, status, reason);
  return found.map(({ id }) => id);
};

/**
 * Publishes submitted courses, all or none.
 *
 * @param version - the one that was judged; by default any
 * @throws ProblemError entity.conflict for another version, or what {@link moveCourses} throws
 */
export const approveCourses =
  (deps: Deps) => async (tx: Transaction, by: JudgedBy, ids: string[], version?: number) => {
    const found = await lockCourses(tx, by.scope, ids);
    for (const course of found) {
      if (version !== undefined) await requireVersion(tx, course, version);
      const { caller, request } = by;
      await approve({ tx, deps, caller, request }, course);
    }
  };
