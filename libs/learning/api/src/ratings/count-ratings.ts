import { courseRatings, courses, type Transaction } from '@lms/server/database';
import { and, eq, inArray, sql } from 'drizzle-orm';

/**
 * Locks courses in a fixed order, so that changes of their ratings come one after another. Returns
 * their titles by id.
 */
export const lockRatedCourses = async (tx: Transaction, courseIds: string[]) => {
  const rows = await tx
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, courseIds))
    .orderBy(courses.id)
    .for('no key update');
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** Counts the visible ratings of locked courses anew. */
export const countRatings = async (tx: Transaction, courseIds: string[]) => {
  const visible = and(eq(courseRatings.courseId, courses.id), eq(courseRatings.status, 'VISIBLE'));
  await tx
    .update(courses)
    // A counter is no edit of the course: its version and date stay.
    .set({
      ratingCount: sql`(select count(*)::int from ${courseRatings} where ${visible})`,
      ratingAverage: sql`(select coalesce(avg(${courseRatings.stars}), 0)::float8
        from ${courseRatings} where ${visible})`,
      updatedAt: sql`${courses.updatedAt}`,
    })
    .where(inArray(courses.id, courseIds));
};
