import type { CourseStatus } from '@lms/contract';
import { courseResource } from '@lms/course-management/contract';
import type { Transaction } from '@lms/server/database';
import type { Deps, JudgedBy } from '@lms/server/platform';
import { requireMoves, requireReason } from '../approval/check-moves';
import type { CourseRow } from './course-items';
import { lockCourses, requireVersion } from './course-store';
import { approve, type MoveContext, reject, reopen, show, submit, withdraw } from './moves';

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
 * @throws ProblemError entity.transitionRefused, approval.held, or auth.forbidden for who may not
 *   judge
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
  await requireMoves(tx, courseResource, found, status, caller);
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
