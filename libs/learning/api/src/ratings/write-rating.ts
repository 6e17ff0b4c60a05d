import type { CourseRatingInput } from '@lms/learning/contract';
import { courseRatings, courses, isOffered, type Transaction } from '@lms/server/database';
import { type Deps, ProblemError, type SavedBy } from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findEnrolment } from '../enrolments';
import { countRatings, lockRatedCourses } from './count-ratings';

/** Author of a rating, with the log of the call. */
type Author = Pick<SavedBy, 'caller' | 'log'>;

/** @throws ProblemError learning.notEnrolled for a public course, entity.notFound for any other */
const requireEnrolment = async (tx: Transaction, userId: string, courseId: string) => {
  if (await findEnrolment(tx, userId, courseId)) return;
  const offered = await tx.$count(courses, and(eq(courses.id, courseId), isOffered));
  throw new ProblemError(offered ? 'learning.notEnrolled' : 'entity.notFound');
};

const ownRatings = (tx: Transaction, userId: string, ids: string[]) =>
  tx
    .select()
    .from(courseRatings)
    .where(and(inArray(courseRatings.id, ids), eq(courseRatings.userId, userId)));

/**
 * Stores the first rating of a course by its learner.
 *
 * @throws ProblemError entity.duplicate if there is one already
 */
export const createRating = (
  { database }: Deps,
  { caller: { userId }, log }: Author,
  { courseId, stars, review }: CourseRatingInput,
) =>
  database.db.transaction(async (tx) => {
    await requireEnrolment(tx, userId, courseId);
    const titles = await lockRatedCourses(tx, [courseId]);
    const [rating] = await tx
      .insert(courseRatings)
      .values({ userId, courseId, stars, review: review.trim() })
      .onConflictDoNothing()
      .returning({ id: courseRatings.id });
    if (!rating) {
      throw new ProblemError('entity.duplicate', [{ field: 'courseId', code: 'taken' }]);
    }
    await countRatings(tx, [courseId]);
    await log(tx, 'CREATED', [{ id: rating.id, name: titles.get(courseId) ?? '' }]);
    return rating.id;
  });

/**
 * Changes stars and review. A hidden rating stays hidden until an administrator shows it again.
 *
 * @throws ProblemError entity.notFound, learning.notEnrolled or entity.conflict
 */
export const updateRating = (
  { database }: Deps,
  { caller: { userId }, log }: Author,
  id: string,
  { stars, review, version }: Pick<CourseRatingInput, 'stars' | 'review'> & { version: number },
) =>
  database.db.transaction(async (tx) => {
    const [rating] = await ownRatings(tx, userId, [id]);
    if (!rating) throw new ProblemError('entity.notFound');
    const { courseId, updatedAt } = rating;
    await requireEnrolment(tx, userId, courseId);
    const titles = await lockRatedCourses(tx, [courseId]);
    const changed = await tx
      .update(courseRatings)
      .set({ stars, review: review.trim(), version: sql`${courseRatings.version} + 1` })
      .where(and(eq(courseRatings.id, id), eq(courseRatings.version, version)))
      .returning({ id: courseRatings.id });
    if (changed.length === 0) {
      throw new ProblemError('entity.conflict', undefined, { name: null, at: updatedAt });
    }
    await countRatings(tx, [courseId]);
    await log(tx, 'CHANGED', [{ id, name: titles.get(courseId) ?? '' }]);
  });

/**
 * Deletes own ratings, all or none.
 *
 * @throws ProblemError entity.notFound, or entity.transitionRefused for a hidden one: it could be
 *   written anew
 */
export const deleteRatings = (
  { database }: Deps,
  { caller: { userId }, log }: Author,
  ids: string[],
) =>
  database.db.transaction(async (tx) => {
    const found = await ownRatings(tx, userId, ids);
    const courseIds = found.map(({ courseId }) => courseId);
    if (found.length < new Set(ids).size) throw new ProblemError('entity.notFound');
    const titles = await lockRatedCourses(tx, courseIds);
    const deleted = await tx
      .delete(courseRatings)
      .where(and(inArray(courseRatings.id, ids), eq(courseRatings.status, 'VISIBLE')))
      .returning({ id: courseRatings.id, courseId: courseRatings.courseId });
    if (deleted.length < found.length) throw new ProblemError('entity.transitionRefused');
    await countRatings(tx, courseIds);
    await log(
      tx,
      'DELETED',
      deleted.map(({ id, courseId }) => ({ id, name: titles.get(courseId) ?? '' })),
    );
    return deleted.map(({ id }) => id);
  });
