import type { LearningPath, PathCourse } from '@lms/course-management/contract';
import {
  courses,
  type Executor,
  type learningPaths,
  organizations,
  pathEnrolments,
} from '@lms/server/database';
import { count, inArray } from 'drizzle-orm';

export type PathRow = typeof learningPaths.$inferSelect;

/** Builds the learning paths of authors' lists from rows. */
export const pathItems = async (db: Executor, rows: PathRow[]): Promise<LearningPath[]> => {
  if (rows.length === 0) return [];
  const [found, owners, followed] = await Promise.all([
    db
      .select({
        id: courses.id,
        title: courses.title,
        language: courses.language,
        durationMinutes: courses.durationMinutes,
        price: courses.price,
        status: courses.status,
      })
      .from(courses)
      .where(inArray(courses.id, [...new Set(rows.flatMap(({ courseIds }) => courseIds))])),
    db
      .select({ id: organizations.id, code: organizations.code, name: organizations.name })
      .from(organizations)
      .where(inArray(organizations.id, [...new Set(rows.map((row) => row.organizationId))])),
    db
      .select({ pathId: pathEnrolments.pathId, count: count() })
      .from(pathEnrolments)
      .where(
        inArray(
          pathEnrolments.pathId,
          rows.map(({ id }) => id),
        ),
      )
      .groupBy(pathEnrolments.pathId),
  ]);
  const courseOf = new Map<string, PathCourse>(found.map((course) => [course.id, course]));
  const ownerOf = new Map(owners.map(({ id, code, name }) => [id, { code, name }]));
  const followersOf = new Map(followed.map((row) => [row.pathId, row.count]));
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    description: row.description,
    language: row.language,
    level: row.level,
    organizationId: row.organizationId,
    organization: ownerOf.get(row.organizationId) ?? { code: '', name: '' },
    courseIds: row.courseIds,
    courses: row.courseIds.flatMap((id) => courseOf.get(id) ?? []),
    sequential: row.sequential,
    followerCount: followersOf.get(row.id) ?? 0,
    rejectionReason: row.rejectionReason,
    submittedAt: row.submittedAt,
    status: row.status,
  }));
};
