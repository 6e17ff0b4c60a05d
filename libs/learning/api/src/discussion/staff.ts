import { courses, type Executor } from '@lms/server/database';
import type { Caller, Scope } from '@lms/server/platform';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Tells whether a caller is staff of a course. */
export const isStaffOf = (
  { roles, organizationId }: Pick<Caller, 'roles' | 'organizationId'>,
  course: { organizationId: string },
) =>
  roles.includes('ROLE_SYSTEM') ||
  (roles.includes('ROLE_ORGADMIN') && organizationId === course.organizationId);

/** Matches rows of the courses whose staff the caller of `topic.moderate` is. */
export const inStaffedCourses = (db: Executor, scope: Scope, courseId: PgColumn) =>
  scope.kind === 'all'
    ? undefined
    : inArray(
        courseId,
        db
          .select({ id: courses.id })
          .from(courses)
          // Without an organization nothing is equal.
          .where(eq(courses.organizationId, scope.organizationId as string)),
      );
