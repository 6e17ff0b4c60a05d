import type { Audience, CatalogCategory, CatalogOrganization, CourseCard } from '@lms/contract';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { users } from '../auth/users.table';
import { courseCategories } from '../course-management/course-categories.table';
import { courseInstructors, courses } from '../course-management/courses.table';
import { instructors } from '../course-management/instructors.table';
import { certificates } from '../learning/certificates.table';
import { organizations } from '../org-management/organizations.table';
import { cardColumns, cardOf } from './course-cards';
import { createWordSearch, type WordSearch } from './word-search';

/** A course of the catalogue with what it is filtered and sorted by. */
export interface CatalogCourse {
  card: CourseCard;
  audiences: Audience[];
  certificateCount: number;
  /** Place in {@link CatalogIndex.courses}. */
  position: number;
}

/** All that is public about the ACTIVE courses, as it stood when it was read. Courses are by id. */
export interface CatalogIndex {
  courses: CatalogCourse[];
  categories: Omit<CatalogCategory, 'courseCount'>[];
  organizations: Omit<CatalogOrganization, 'courseCount'>[];
  figures: { learners: number; certificates: number };
  search: WordSearch;
}

const loadCourses = ({ db }: Deps['database']) =>
  db
    .select({
      ...cardColumns,
      audiences: courses.audiences,
      certificateCount: courses.certificateCount,
      instructorNames: sql<string>`coalesce((
        select string_agg(${instructors.name}, ' ') from ${courseInstructors}
        join ${instructors} on ${instructors.id} = ${courseInstructors.instructorId}
        where ${courseInstructors.courseId} = ${courses.id}), '')`,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(eq(courses.status, 'ACTIVE'))
    .orderBy(asc(courses.id));

const loadIndex = async ({ database }: Deps): Promise<CatalogIndex> => {
  const { db } = database;
  const [found, categories, partners, [learners], [issued]] = await Promise.all([
    loadCourses(database),
    db
      .select({
        slug: courseCategories.slug,
        name: courseCategories.name,
        description: courseCategories.description,
        icon: courseCategories.icon,
      })
      .from(courseCategories)
      .where(eq(courseCategories.status, 'ACTIVE'))
      .orderBy(asc(courseCategories.position), asc(courseCategories.id)),
    db
      .select({
        code: organizations.code,
        name: organizations.name,
        logoUrl: organizations.logoUrl,
      })
      .from(organizations)
      .where(eq(organizations.status, 'ACTIVE'))
      .orderBy(asc(organizations.name), asc(organizations.id)),
    db
      .select({ count: count() })
      .from(users)
      .where(sql`${users.roles} @> '{ROLE_USER}' and ${users.status} = 'ACTIVE'`),
    db.select({ count: count() }).from(certificates),
  ]);
  return {
    courses: found.map((row, position) => {
      const { audiences, certificateCount } = row;
      return { card: cardOf(row), audiences, certificateCount, position };
    }),
    categories,
    organizations: partners,
    figures: { learners: learners?.count ?? 0, certificates: issued?.count ?? 0 },
    search: createWordSearch(
      found.map(({ title, summary, category, organization, instructorNames }) => [
        { text: title, weight: 4 },
        { text: `${category.name.en} ${category.name.bn}`, weight: 2 },
        { text: `${organization.code} ${organization.name} ${instructorNames}`, weight: 2 },
        { text: summary, weight: 1 },
      ]),
    ),
  };
};

/** Until then an index is used as it is; from then on it is read again while the old one serves. */
const freshMs = 3_000;
/** An index as old as this is not used any more: nobody called for a while. */
const staleMs = 10_000;

/**
 * The catalogue in memory: some thousand courses that everybody reads and hardly anybody changes.
 * A change shows after a few seconds, whichever server process made it.
 */
export const createCatalogIndex = (deps: Deps) => {
  let current: { index: CatalogIndex; readAt: number } | undefined;
  let loading: Promise<CatalogIndex> | undefined;

  const load = () => {
    const readAt = deps.now().getTime();
    loading ??= loadIndex(deps)
      .then((index) => {
        current = { index, readAt };
        return index;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  return async (): Promise<CatalogIndex> => {
    const age = current ? deps.now().getTime() - current.readAt : Infinity;
    if (!current || age >= staleMs) return load();
    // A failure shows when the old index can't be used any more; until then it serves.
    if (age >= freshMs) load().catch(() => {});
    return current.index;
  };
};
