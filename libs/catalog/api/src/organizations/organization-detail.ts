import type { CatalogInstructor, CatalogOrganizationDetail } from '@lms/catalog/contract';
import { instructors, organizations } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, asc, eq } from 'drizzle-orm';
import type { CatalogCourse, CatalogIndex } from '../catalog-index';
import { instructorColumns } from '../instructor-columns';
import { topCourses } from '../landing';

const sum = (courses: CatalogCourse[], figure: (course: CatalogCourse) => number) =>
  courses.reduce((total, course) => total + figure(course), 0);

const popularity = ({ card }: CatalogCourse) => card.enrolmentCount;

/** Maximum number of instructors on the page. */
const maxInstructors = 24;

/** Returns the ACTIVE instructors of an organization, by name. */
const findInstructors = (
  { db }: Deps['database'],
  organizationId: string,
): Promise<CatalogInstructor[]> =>
  db
    .select(instructorColumns)
    .from(instructors)
    .where(and(eq(instructors.organizationId, organizationId), eq(instructors.status, 'ACTIVE')))
    .orderBy(asc(instructors.name), asc(instructors.id))
    .limit(maxInstructors);

/**
 * Returns the public details of an ACTIVE organization.
 *
 * @throws ProblemError entity.notFound
 */
export const findOrganizationDetail = async (
  database: Deps['database'],
  index: CatalogIndex,
  code: string,
): Promise<CatalogOrganizationDetail> => {
  const [found] = await database.db
    .select({
      id: organizations.id,
      code: organizations.code,
      name: organizations.name,
      type: organizations.type,
      website: organizations.website,
      address: organizations.address,
      logoUrl: organizations.logoUrl,
      bannerUrl: organizations.bannerUrl,
      description: organizations.description,
    })
    .from(organizations)
    .where(and(eq(organizations.code, code.toUpperCase()), eq(organizations.status, 'ACTIVE')));
  if (!found) throw new ProblemError('entity.notFound');
  const own = index.courses.filter(({ card }) => card.organization.code === found.code);
  const softSkills = own.filter(({ card }) => card.category.slug === 'soft-skills');
  return {
    ...found,
    courseCount: own.length,
    figures: {
      enrolments: sum(own, popularity),
      certificates: sum(own, ({ certificateCount }) => certificateCount),
    },
    instructors: await findInstructors(database, found.id),
    softSkills: topCourses(softSkills, popularity),
    latest: topCourses(own, ({ card }) => Date.parse(card.createdAt)),
    popular: topCourses(own, popularity),
  };
};
