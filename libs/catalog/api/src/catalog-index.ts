import type { Audience, CatalogOrganization } from '@lms/contract';
import type { CatalogCategory, CourseCard } from '@lms/catalog/contract';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Deps } from '@lms/server/platform';
import {
  users,
  courseCategories,
  isOffered,
  courseInstructors,
  courses,
  instructors,
  certificates,
  organizations,
} from '@lms/server/database';
import { cardColumns, cardOf } from './course-cards';
import { createWordSearch, type WeightedText, type WordSearch } from './word-search';

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
    .where(isOffered)
    .orderBy(asc(courses.id));

/** Where every row that the catalogue shows has its place, in the order of {@link revisionOf}. */
const shownTables = [courses, courseCategories, organizations, courseInstructors, instructors];

/**
 * Changes with every write to what the catalogue shows, counters included: each new version of a row
 * carries the number of the transaction that wrote it.
 */
const revisionOf = async ({ db }: Deps['database']) => {
  const parts = shownTables.map(
    (table) => sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${table})`,
  );
  const { rows } = await db.execute<{ revision: string }>(
    sql`select concat_ws(' ', ${sql.join(parts, sql`, `)}) as revision`,
  );
  return rows[0]?.revision ?? '';
};

/** Keeps the word search as long as the texts stay: most writes change counters only. */
const createSearchKeeper = () => {
  let kept: { texts: string; search: WordSearch } | undefined;
  return (items: WeightedText[][]) => {
    const texts = JSON.stringify(items);
    if (kept?.texts !== texts) kept = { texts, search: createWordSearch(items) };
    return kept.search;
  };
};

const loadIndex = async (
  { database }: Deps,
  searchOf: ReturnType<typeof createSearchKeeper>,
): Promise<CatalogIndex> => {
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
    search: searchOf(
      found.map(({ title, summary, category, organization, instructorNames }) => [
        { text: title, weight: 4 },
        { text: `${category.name.en} ${category.name.bn}`, weight: 2 },
        { text: `${organization.code} ${organization.name} ${instructorNames}`, weight: 2 },
        { text: summary, weight: 1 },
      ]),
    ),
  };
};

/** Until then an index is used as it is; from then on it is checked while it goes on serving. */
const freshMs = 3_000;
/** An index as old as this is not used unchecked: nobody called for a while. */
const staleMs = 10_000;
/** The figures may be older than the courses: learners come all the time. */
const figuresMs = 60_000;

interface Kept {
  index: CatalogIndex;
  revision: string;
  readAt: number;
  checkedAt: number;
}

/**
 * The catalogue in memory: some thousand courses that everybody reads and hardly anybody changes.
 * A change shows after a few seconds, whichever server process made it.
 */
export const createCatalogIndex = (deps: Deps) => {
  const searchOf = createSearchKeeper();
  let kept: Kept | undefined;
  let checking: Promise<CatalogIndex> | undefined;
  let changes = 0;

  const check = async () => {
    const before = changes;
    const time = deps.now().getTime();
    // Before the courses: a write in between makes the next check read them again.
    const revision = await revisionOf(deps.database);
    const stands =
      kept && kept.revision === revision && time - kept.readAt < figuresMs ? kept : undefined;
    const found = stands ?? { index: await loadIndex(deps, searchOf), revision, readAt: time };
    kept = { ...found, checkedAt: before === changes ? time : -Infinity };
    return found.index;
  };
  const checkOnce = () => {
    if (checking) return checking;
    const own = check().finally(() => {
      if (checking === own) checking = undefined;
    });
    return (checking = own);
  };

  const read = async (): Promise<CatalogIndex> => {
    const age = kept ? deps.now().getTime() - kept.checkedAt : Infinity;
    if (!kept || age >= staleMs) return checkOnce();
    // A failure shows once the index can't be used unchecked; until then it serves.
    if (age >= freshMs) checkOnce().catch(() => {});
    return kept.index;
  };

  return {
    read,
    /** Something was published here: who reads next waits for it. */
    changed() {
      changes += 1;
      checking = undefined;
      if (kept) kept = { ...kept, checkedAt: -Infinity };
    },
  };
};
