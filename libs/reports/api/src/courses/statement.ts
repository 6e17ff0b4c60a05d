import { reportDefinitions, type ReportColumn } from '@lms/reports/contract';
import { and, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { matchesTerm } from '@lms/server/platform';
import { courseCategories, courses, enrolments, organizations } from '@lms/server/database';
import type { ReportRequest, ReportSource } from '../report-source';

/** All of the conditions that there are. */
export const where = (...conditions: (SQL | undefined)[]) =>
  sql`where ${and(sql`true`, ...conditions)}`;

/** The rows of the range, by one of their dates. */
export const isInRange = (at: PgColumn, { from, before }: ReportRequest) =>
  and(from ? gte(at, from) : undefined, before ? lt(at, before) : undefined);

export const isAnyOf = (column: PgColumn, values: string[] | undefined) =>
  values && inArray(column, values);

/** What belongs to an organisation that the reader may see and asks for. */
export const isReached = (organizationId: PgColumn, { scope, filter }: ReportRequest) =>
  and(
    scope.kind === 'all' ? undefined : sql`${organizationId} = ${scope.organizationId}`,
    isAnyOf(organizationId, filter['organizationId']),
  );

/** The courses that the reader may see and asks for. */
export const isReachedCourse = (request: ReportRequest) =>
  and(
    isReached(courses.organizationId, request),
    isAnyOf(courses.id, request.filter['courseId']),
    isAnyOf(courses.categoryId, request.filter['categoryId']),
    isAnyOf(courses.status, request.filter['courseStatus']),
  );

/** The same of a column that names a course: sums over all courses need not be made for a few. */
export const isOfReachedCourse = (courseId: PgColumn, request: ReportRequest) => {
  const reached = isReachedCourse(request);
  return reached && sql`${courseId} in (select ${courses.id} from ${courses} where ${reached})`;
};

export const holdsTerm = (texts: (SQL | PgColumn)[], { searchTerm }: ReportRequest) =>
  matchesTerm(texts, searchTerm);

/** Enrolments of the range; one that was cancelled counts nowhere. */
export const isCounted = (request: ReportRequest) =>
  and(ne(enrolments.status, 'CANCELLED'), isInRange(enrolments.createdAt, request));

/** Whoever has only opened a lesson has done something, though nothing was studied yet. */
export const lastActivity = sql`greatest(${enrolments.startedAt}, ${enrolments.lastActiveAt})`;

/** The category's name; reports know of one language, and every category has this one. */
export const categoryName = ({ language }: ReportRequest) =>
  sql`${courseCategories.name}->>${language}`;

/** Courses with their provider and category, as a report of courses shows them. */
export const fromCourses = sql`
  from ${courses}
  join ${organizations} on ${organizations.id} = ${courses.organizationId}
  left join ${courseCategories} on ${courseCategories.id} = ${courses.categoryId}`;

export const whereCourse = (request: ReportRequest) =>
  where(
    isReachedCourse(request),
    holdsTerm([courses.title, organizations.name, categoryName(request)], request),
  );

/** A part in percent of the whole; of nothing there is none. */
export const percentOf = (part: SQL | PgColumn, whole: SQL | PgColumn) =>
  sql`100.0 * ${part} / nullif(${whole}, 0)`;

/** Rows in the order that is asked for: texts as people read them, what is missing last, ties by id. */
export const inOrder = (
  name: ReportSource['name'],
  rows: SQL,
  { sorting: { column, direction } }: ReportRequest,
) => {
  const columns: readonly ReportColumn[] = reportDefinitions[name].columns;
  const isText = columns.some(({ field, kind }) => field === column && kind === 'text');
  const key = isText ? sql`${sql.identifier(column)} collate "und-x-icu"` : sql.identifier(column);
  const way = sql.raw(direction);
  return sql`select * from (${rows}) as report order by ${key} ${way} nulls last, id ${way} nulls last`;
};
