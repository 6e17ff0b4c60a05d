import type { CourseTerm } from '@lms/contract';
import type { CourseGlossary } from '@lms/learning/contract';
import { courseTerms, type Executor } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { asc, eq } from 'drizzle-orm';
import { findEnrolment } from './enrolments';

/** Reads the published terms of a course. */
export const readTerms = (db: Executor, courseId: string): Promise<CourseTerm[]> =>
  db
    .select({ id: courseTerms.id, term: courseTerms.term, meaning: courseTerms.meaning })
    .from(courseTerms)
    .where(eq(courseTerms.courseId, courseId))
    .orderBy(asc(courseTerms.id));

/**
 * Returns the glossary of a course to its learner.
 *
 * @throws ProblemError entity.notFound for a course that the caller doesn't study
 */
export const courseGlossary = async (
  db: Executor,
  userId: string,
  courseId: string,
): Promise<CourseGlossary> => {
  const enrolment = await findEnrolment(db, userId, courseId);
  if (!enrolment) throw new ProblemError('entity.notFound');
  return { terms: await readTerms(db, courseId) };
};
