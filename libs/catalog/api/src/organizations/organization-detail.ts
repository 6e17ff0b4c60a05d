import type { CatalogOrganizationDetail } from '@lms/catalog/contract';
import { organizations } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { CatalogCourse, CatalogIndex } from '../catalog-index';
import { topCourses } from '../landing';

const sum = (courses: CatalogCourse[], figure: (course: CatalogCourse) => number) =>
  courses.reduce((total, course) => total + figure(course), 0);

const popularity = ({ card }: CatalogCourse) => card.enrolmentCount;

/**
 * Returns the public details of an ACTIVE organization.
 *
 * @throws ProblemError entity.notFound
 */
export const findOrganizationDetail = async (
  { db }: Deps['database'],
  index: CatalogIndex,
  code: string,
): Promise<CatalogOrganizationDetail> => {
  const [found] = await db
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
    softSkills: topCourses(softSkills, popularity),
    latest: topCourses(own, ({ card }) => Date.parse(card.createdAt)),
    popular: topCourses(own, popularity),
  };
};
