import { publishedTerms } from '@lms/course-management/api';
import type { CourseGlossary } from '@lms/learning/contract';
import type { Executor } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { findEnrolment } from './enrolments';

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
  return { terms: await publishedTerms(db, courseId) };
};
