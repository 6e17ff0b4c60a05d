import type { Comparison } from '@lms/catalog/contract';
import { courseCategories, courses, isOffered, organizations } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { cardColumns } from './course-cards';
import { findPrerequisites } from './prerequisites';

type Db = Deps['database']['db'];

/** Returns what can be compared of courses, in the order asked for; those not offered are left out. */
export const compareCourses = async (db: Db, slugs: string[]): Promise<Comparison> => {
  const found = await db
    .select({
      ...cardColumns,
      outcomes: courses.outcomes,
      inclusions: courses.inclusions,
      passMark: courses.passMark,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(and(inArray(courses.slug, slugs), isOffered));
  const prerequisitesOf = await findPrerequisites(
    db,
    found.map(({ id }) => id),
  );
  return {
    courses: found
      .sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
      .map((course) => ({
        ...course,
        prerequisites: prerequisitesOf(course.id),
      })),
  };
};
