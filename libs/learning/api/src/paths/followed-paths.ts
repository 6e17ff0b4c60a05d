import type { FollowedPath, PathStep } from '@lms/learning/contract';
import {
  certificates,
  courses,
  enrolments,
  type Executor,
  isLatestCertificate,
  isOffered,
  isPublicPath,
  isValidCertificate,
  learningPaths,
  pathEnrolments,
} from '@lms/server/database';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';

/** Returns the steps of a learner in courses, by course. */
const stepsOf = async (db: Executor, userId: string, courseIds: string[]) => {
  const found = await db
    .select({
      courseId: courses.id,
      slug: courses.slug,
      title: courses.title,
      language: courses.language,
      progressPercent: enrolments.progressPercent,
      isDone: sql<boolean>`${certificates.id} is not null`,
      isOffered: sql<boolean>`${isOffered}`,
    })
    .from(courses)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.courseId, courses.id),
        eq(enrolments.userId, userId),
        ne(enrolments.status, 'CANCELLED'),
      ),
    )
    .leftJoin(
      certificates,
      and(
        eq(certificates.courseId, courses.id),
        eq(certificates.userId, userId),
        isLatestCertificate,
        isValidCertificate,
      ),
    )
    .where(inArray(courses.id, courseIds));
  return new Map<string, PathStep>(found.map((step) => [step.courseId, step]));
};

/** Lists the paths that a learner follows, the latest begun first, each with its steps of today. */
export const followedPaths = async (db: Executor, userId: string): Promise<FollowedPath[]> => {
  const followed = await db
    .select({
      pathId: learningPaths.id,
      slug: learningPaths.slug,
      title: learningPaths.title,
      language: learningPaths.language,
      courseIds: learningPaths.courseIds,
      isPublic: sql<boolean>`${isPublicPath}`,
      startedAt: pathEnrolments.startedAt,
      certificateSerial: certificates.serial,
    })
    .from(pathEnrolments)
    .innerJoin(learningPaths, eq(learningPaths.id, pathEnrolments.pathId))
    .leftJoin(
      certificates,
      and(
        eq(certificates.pathId, learningPaths.id),
        eq(certificates.userId, userId),
        isLatestCertificate,
        isValidCertificate,
      ),
    )
    .where(eq(pathEnrolments.userId, userId))
    .orderBy(desc(pathEnrolments.startedAt), asc(pathEnrolments.pathId));
  if (followed.length === 0) return [];
  const ids = [...new Set(followed.flatMap(({ courseIds }) => courseIds))];
  const steps = await stepsOf(db, userId, ids);
  return followed.map(({ courseIds, ...path }) => ({
    ...path,
    steps: courseIds.flatMap((id) => steps.get(id) ?? []),
  }));
};
