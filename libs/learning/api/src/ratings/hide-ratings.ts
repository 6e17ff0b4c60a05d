import { courseRatingResource, type CourseRatingStatus } from '@lms/learning/contract';
import { courseRatings } from '@lms/server/database';
import { type Deps, notify, ProblemError, type SavedBy } from '@lms/server/platform';
import { inArray, sql } from 'drizzle-orm';
import { countRatings, lockRatedCourses } from './count-ratings';

interface RatingChange {
  ids: string[];
  status: CourseRatingStatus;
  reason?: string;
}

const minReasonLength = 3;

/**
 * Hides ratings and tells their learners why, or shows them again, all or none.
 *
 * @throws ProblemError validation.failed without a reason to hide, entity.notFound, or
 *   entity.transitionRefused
 */
export const moveRatings = async (
  { database: { db } }: Deps,
  log: SavedBy['log'],
  { ids, status, reason = '' }: RatingChange,
) => {
  const hiddenReason = status === 'HIDDEN' ? reason.trim() : null;
  if (hiddenReason !== null && hiddenReason.length < minReasonLength) {
    throw new ProblemError('validation.failed', [{ field: 'reason', code: 'required' }]);
  }
  return db.transaction(async (tx) => {
    const of = inArray(courseRatings.id, ids);
    const named = await tx
      .selectDistinct({ courseId: courseRatings.courseId })
      .from(courseRatings)
      .where(of);
    const courseIds = named.map(({ courseId }) => courseId);
    if (courseIds.length === 0) throw new ProblemError('entity.notFound');
    const titles = await lockRatedCourses(tx, courseIds);
    const rows = await tx
      .select()
      .from(courseRatings)
      .where(of)
      .orderBy(courseRatings.id)
      .for('update');
    if (rows.length < new Set(ids).size) throw new ProblemError('entity.notFound');
    const mayMove = (row: (typeof rows)[number]) =>
      courseRatingResource.transitions[row.status].includes(status);
    if (!rows.every(mayMove)) throw new ProblemError('entity.transitionRefused');
    await tx
      .update(courseRatings)
      .set({ status, hiddenReason, version: sql`${courseRatings.version} + 1` })
      .where(of);
    await countRatings(tx, courseIds);
    const things = rows.map(({ id, userId, courseId }) => ({
      id,
      userId,
      name: titles.get(courseId) ?? '',
    }));
    if (hiddenReason !== null) {
      await notify(
        tx,
        ...things.map(({ userId, name: course }) => ({
          userId,
          kind: 'RATING_HIDDEN' as const,
          params: { course, reason: hiddenReason },
        })),
      );
    }
    await log(tx, 'STATUS_CHANGED', things);
    return rows.map(({ id }) => id);
  });
};
