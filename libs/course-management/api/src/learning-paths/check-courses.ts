import type { FieldProblem } from '@lms/contract';
import { courses, isOffered, type Transaction } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { CourseManagementProblem } from '../course-management-problem';

/**
 * Refuses courses that the caller may not put into a path: twice the same, none, or one of another
 * organization. The courses stay locked, so that none is deleted before the path is stored.
 *
 * @param organizationId - the only one whose courses may be used, if there is one
 * @throws ProblemError validation.failed with the place of each
 */
export const checkCourses = async (
  tx: Transaction,
  courseIds: readonly string[],
  organizationId: string | undefined,
) => {
  const found = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        inArray(courses.id, [...courseIds]),
        organizationId === undefined ? undefined : eq(courses.organizationId, organizationId),
      ),
    )
    .orderBy(asc(courses.id))
    .for('key share');
  const known = new Set(found.map(({ id }) => id));
  const errors = courseIds.flatMap((id, index): FieldProblem[] => {
    const field = `courseIds[${index}]`;
    if (!known.has(id)) return [{ field, code: 'invalid' }];
    return courseIds.indexOf(id) < index ? [{ field, code: 'taken' }] : [];
  });
  if (errors.length > 0) throw new ProblemError('validation.failed', errors);
};

/**
 * Refuses a path with a course that is not on offer.
 *
 * @throws ProblemError learningPath.notReady
 */
export const requireOffered = async (tx: Transaction, courseIds: string[]) => {
  const offered = await tx.$count(courses, and(inArray(courses.id, courseIds), isOffered));
  if (offered < courseIds.length) throw new CourseManagementProblem('learningPath.notReady');
};
