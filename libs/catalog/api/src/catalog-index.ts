import type {
  CatalogCategory,
  CatalogSuggestion,
  CourseCard,
  PathDetail,
} from '@lms/catalog/contract';
import type { Audience, CatalogOrganization } from '@lms/contract';
import {
  certificates,
  courseCategories,
  courseInstructors,
  courses,
  instructors,
  isOffered,
  isPublicPath,
  learningPaths,
  organizations,
  users,
} from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { and, asc, count, eq, exists, sql } from 'drizzle-orm';
import { cardColumns, cardOf } from './course-cards';
import { pathDetail } from './path-detail';
import { rankedSuggestions, suggestionsFor, textsOf } from './suggestions';
import { createWordSearch, type WeightedText, type WordSearch } from './word-search';

/** Course of the catalogue with its values for filtering and sorting. */
export interface CatalogCourse {
  card: CourseCard;
  audiences: Audience[];
  certificateCount: number;
  /** Position in {@link CatalogIndex.courses}. */
  position: number;
}

/** Snapshot of all public data of the ACTIVE courses, sorted by id. */
export interface CatalogIndex {
  courses: CatalogCourse[];
  categories: Omit<CatalogCategory, 'courseCount'>[];
  organizations: Omit<CatalogOrganization, 'courseCount'>[];
  /** Public learning paths, in the order in which they were made. */
  paths: PathDetail[];
  figures: { learners: number; certificates: number };
  search: WordSearch;
  suggest: (term: string) => CatalogSuggestion[];
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

/** Returns the ACTIVE instructors of ACTIVE organizations who teach a course of the catalogue. */
const loadInstructors = ({ db }: Deps['database']) =>
  db
    .select({ id: instructors.id, name: instructors.name })
    .from(instructors)
    .innerJoin(organizations, eq(organizations.id, instructors.organizationId))
    .where(
      and(
        eq(instructors.status, 'ACTIVE'),
        eq(organizations.status, 'ACTIVE'),
        exists(
          db
            .select({ id: courses.id })
            .from(courseInstructors)
            .innerJoin(courses, eq(courses.id, courseInstructors.courseId))
            .where(and(eq(courseInstructors.instructorId, instructors.id), isOffered)),
        ),
      ),
    )
    .orderBy(asc(instructors.name), asc(instructors.id));

const loadPaths = ({ db }: Deps['database']) =>
  db
    .select({
      id: learningPaths.id,
      slug: learningPaths.slug,
      title: learningPaths.title,
      summary: learningPaths.summary,
      description: learningPaths.description,
      language: learningPaths.language,
      level: learningPaths.level,
      sequential: learningPaths.sequential,
      organization: { code: organizations.code, name: organizations.name },
      courseIds: learningPaths.courseIds,
    })
    .from(learningPaths)
    .innerJoin(organizations, eq(organizations.id, learningPaths.organizationId))
    .where(isPublicPath)
    .orderBy(asc(learningPaths.id));

/** Tables that the catalogue shows, in the order of {@link revisionOf}. */
const shownTables = [
  courses,
  courseCategories,
  organizations,
  courseInstructors,
  instructors,
  learningPaths,
];

/**
 * Returns a value that changes with every write to the catalogue's tables, counters included:
 * `xmin`, the number of the transaction that wrote a row, differs for each version of it.
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

/** Reuses the word search while the texts are unchanged: most writes change only counters. */
const createSearchCache = () => {
  let cached: { texts: string; search: WordSearch } | undefined;
  return (items: WeightedText[][]) => {
    const texts = JSON.stringify(items);
    if (cached?.texts !== texts) cached = { texts, search: createWordSearch(items) };
    return cached.search;
  };
};

const loadIndex = async (
  { database }: Deps,
  searchOf: ReturnType<typeof createSearchCache>,
  suggestionSearchOf: ReturnType<typeof createSearchCache>,
): Promise<CatalogIndex> => {
  const { db } = database;
  const [found, teachers, paths, categories, partners, [learners], [issued]] = await Promise.all([
    loadCourses(database),
    loadInstructors(database),
    loadPaths(database),
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
    db.select({ count: count(certificates.courseId) }).from(certificates),
  ]);
  const shown = found.map((row, position) => {
    const { audiences, certificateCount } = row;
    return { card: cardOf(row), audiences, certificateCount, position };
  });
  const suggestions = rankedSuggestions({
    cards: shown.map(({ card }) => card),
    categories,
    organizations: partners,
    instructors: teachers,
  });
  const searchSuggestions = suggestionSearchOf(suggestions.map(textsOf));
  return {
    courses: shown,
    suggest: (term) => suggestionsFor(suggestions, searchSuggestions, term),
    categories,
    organizations: partners,
    paths: paths.flatMap((path) => pathDetail(path, shown) ?? []),
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

/** Age up to which an index is used unchecked; an older one is checked while it goes on serving. */
const freshMs = 1_000;
/** Age from which an index must be checked before use. */
const staleMs = 2_000;
/** Age up to which figures are reused; they change with every learner. */
const figuresMs = 60_000;

interface CachedIndex {
  index: CatalogIndex;
  revision: string;
  readAt: number;
  checkedAt: number;
}

/**
 * Catalogue in memory: a few thousand courses, often read and rarely changed. Changes by any server
 * process show within {@link staleMs}.
 */
export const createCatalogIndex = (deps: Deps) => {
  const searchOf = createSearchCache();
  const suggestionSearchOf = createSearchCache();
  let cached: CachedIndex | undefined;
  let checking: Promise<CatalogIndex> | undefined;
  let changes = 0;

  const check = async () => {
    const before = changes;
    const time = deps.now().getTime();
    // Read before the courses: a write in between makes the next check read them again.
    const revision = await revisionOf(deps.database);
    const current =
      cached && cached.revision === revision && time - cached.readAt < figuresMs
        ? cached
        : undefined;
    const found = current ?? {
      index: await loadIndex(deps, searchOf, suggestionSearchOf),
      revision,
      readAt: time,
    };
    cached = { ...found, checkedAt: before === changes ? time : -Infinity };
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
    const age = cached ? deps.now().getTime() - cached.checkedAt : Infinity;
    if (!cached || age >= staleMs) return checkOnce();
    // A failed check shows once the index is too old to use; until then it serves.
    if (age >= freshMs) checkOnce().catch(() => {});
    return cached.index;
  };

  return {
    read,
    /** Discards the index after a publication, so that the next reader waits for the new one. */
    changed() {
      changes += 1;
      checking = undefined;
      if (cached) cached = { ...cached, checkedAt: -Infinity };
    },
  };
};
