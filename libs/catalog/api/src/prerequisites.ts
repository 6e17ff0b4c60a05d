import { coursePrerequisites, courses, type Executor, isOffered } from '@lms/server/database';
import { and, asc, eq, inArray } from 'drizzle-orm';

/** Finds the courses on offer that other courses ask for first, by the course that asks. */
export const findPrerequisites = async (db: Executor, courseIds: string[]) => {
  const rows = await db
    .select({
      courseId: coursePrerequisites.courseId,
      slug: courses.slug,
      title: courses.title,
    })
    .from(coursePrerequisites)
    .innerJoin(courses, eq(courses.id, coursePrerequisites.prerequisiteId))
    .where(and(inArray(coursePrerequisites.courseId, courseIds), isOffered))
    .orderBy(asc(courses.title), asc(courses.id));
  return (id: string) =>
    rows.filter(({ courseId }) => courseId === id).map(({ slug, title }) => ({ slug, title }));
};
