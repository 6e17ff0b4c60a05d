import type { FindResult } from '@lms/contract';
import type { CourseRating } from '@lms/learning/contract';
import { courseRatings, courses, type Executor, users } from '@lms/server/database';
import {
  type Caller,
  type FindQuery,
  findRows,
  matchesFilters,
  matchesTerm,
  ProblemError,
  type Scope,
} from '@lms/server/platform';
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';

export const ratingColumns = getTableColumns(courseRatings) as Record<string, PgColumn>;

/** Restricts ratings to a learner's own and those of an organization administrator's courses. */
export const reachedRatings = (
  db: Executor,
  scope: Scope,
  { roles }: Pick<Caller, 'roles'>,
): SQL | undefined => {
  if (scope.kind === 'all') return undefined;
  const { userId, organizationId } = scope;
  const own = roles.includes('ROLE_USER') ? eq(courseRatings.userId, userId) : sql`false`;
  if (!organizationId || !roles.includes('ROLE_ORGADMIN')) return own;
  const ownCourses = db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.organizationId, organizationId));
  return or(own, inArray(courseRatings.courseId, ownCourses));
};

/** Matches ratings by their review or their learner's name, each by its index. */
const matchesSearch = (db: Executor, term: string | undefined) => {
  const inReview = matchesTerm([courseRatings.review], term);
  const inName = matchesTerm([users.name, users.username], term);
  if (!inReview || !inName) return undefined;
  const { id } = courseRatings;
  return inArray(
    id,
    unionAll(
      db.select({ id }).from(courseRatings).where(inReview),
      db
        .select({ id })
        .from(courseRatings)
        .innerJoin(users, eq(users.id, courseRatings.userId))
        .where(inName),
    ),
  );
};

const ratingItems = (db: Executor, where: SQL | undefined): Promise<CourseRating[]> =>
  db
    .select({
      id: courseRatings.id,
      createdAt: courseRatings.createdAt,
      updatedAt: courseRatings.updatedAt,
      version: courseRatings.version,
      userId: courseRatings.userId,
      learnerName: users.name,
      courseId: courseRatings.courseId,
      courseTitle: courses.title,
      courseSlug: courses.slug,
      courseLanguage: courses.language,
      stars: courseRatings.stars,
      review: courseRatings.review,
      status: courseRatings.status,
      hiddenReason: courseRatings.hiddenReason,
    })
    .from(courseRatings)
    .innerJoin(users, eq(users.id, courseRatings.userId))
    .innerJoin(courses, eq(courses.id, courseRatings.courseId))
    .where(where);

/** Finds a page of the ratings within the scope, searched by review and learner. */
export const findRatings = async (
  db: Executor,
  scope: Scope,
  query: FindQuery,
  caller: Caller,
): Promise<FindResult<CourseRating>> => {
  const where = and(
    reachedRatings(db, scope, caller),
    matchesFilters(ratingColumns, query.filter),
    matchesSearch(db, query.searchTerm),
  );
  const { rows, ...total } = await findRows(db, courseRatings, ratingColumns, where, query);
  const ids = rows.map((row) => row['id'] as string);
  const items = ids.length > 0 ? await ratingItems(db, inArray(courseRatings.id, ids)) : [];
  const byId = new Map(items.map((item) => [item.id, item]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), ...total };
};

/** @throws ProblemError entity.notFound for a rating out of reach */
export const readRating = async (db: Executor, scope: Scope, id: string, caller: Caller) => {
  const [rating] = await ratingItems(
    db,
    and(eq(courseRatings.id, id), reachedRatings(db, scope, caller)),
  );
  if (!rating) throw new ProblemError('entity.notFound');
  return rating;
};
