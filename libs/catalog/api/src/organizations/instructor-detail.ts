import type { CatalogInstructorDetail } from '@lms/catalog/contract';
import { courseInstructors, instructors, organizations } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { CatalogIndex } from '../catalog-index';
import { instructorColumns } from '../instructor-columns';

/**
 * Returns the public profile of an ACTIVE instructor.
 *
 * @throws ProblemError entity.notFound
 */
export const findInstructorDetail = async (
  { db }: Deps['database'],
  index: CatalogIndex,
  id: string,
): Promise<CatalogInstructorDetail> => {
  const [found] = await db
    .select({
      ...instructorColumns,
      expertise: instructors.expertise,
      organization: { code: organizations.code, name: organizations.name },
    })
    .from(instructors)
    .leftJoin(
      organizations,
      and(eq(organizations.id, instructors.organizationId), eq(organizations.status, 'ACTIVE')),
    )
    .where(and(eq(instructors.id, id), eq(instructors.status, 'ACTIVE')));
  if (!found) throw new ProblemError('entity.notFound');
  const rows = await db
    .select({ courseId: courseInstructors.courseId })
    .from(courseInstructors)
    .where(eq(courseInstructors.instructorId, id));
  const taught = new Set(rows.map(({ courseId }) => courseId));
  const courses = index.courses.map(({ card }) => card).filter((card) => taught.has(card.id));
  const ratingCount = courses.reduce((sum, course) => sum + course.ratingCount, 0);
  const stars = courses.reduce((sum, card) => sum + card.ratingAverage * card.ratingCount, 0);
  return { ...found, ratingAverage: ratingCount && stars / ratingCount, ratingCount, courses };
};
