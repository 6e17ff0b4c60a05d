import { type ReportColumn, reportDefinitions } from '@lms/reports/contract';
import { courseCategories, courses, enrolments, organizations, users } from '@lms/server/database';
import { matchesTerm } from '@lms/server/platform';
import { and, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportRequest, ReportSource } from '../report-source';

/** Joins conditions with `and`, leaving out those that are undefined. */
export const where = (...conditions: (SQL | undefined)[]) =>
  sql`where ${and(sql`true`, ...conditions)}`;

/** Condition: the column lies in the range. */
export const isInRange = (at: PgColumn, { from, before }: ReportRequest) =>
  and(from ? gte(at, from) : undefined, before ? lt(at, before) : undefined);

export const isAnyOf = (column: PgColumn, values: string[] | undefined) =>
  values && inArray(column, values);

/** Condition: the organization is within the reader's scope and the filter. */
export const isInScope = (organizationId: PgColumn, { scope, filter }: ReportRequest) =>
  and(
    scope.kind === 'all' ? undefined : sql`${organizationId} = ${scope.organizationId}`,
    isAnyOf(organizationId, filter['organizationId']),
  );

/** Condition: the course is within the reader's scope and the filters. */
export const isCourseInScope = (request: ReportRequest) =>
  and(
    isInScope(courses.organizationId, request),
    isAnyOf(courses.id, request.filter['courseId']),
    isAnyOf(courses.categoryId, request.filter['categoryId']),
    isAnyOf(courses.status, request.filter['courseStatus']),
  );

/** Applies {@link isCourseInScope} to a foreign key, so that sums are made for those courses only. */
export const belongsToCourseInScope = (courseId: PgColumn, request: ReportRequest) => {
  const inScope = isCourseInScope(request);
  return inScope && sql`${courseId} in (select ${courses.id} from ${courses} where ${inScope})`;
};

export const matchesSearch = (texts: (SQL | PgColumn)[], { searchTerm }: ReportRequest) =>
  matchesTerm(texts, searchTerm);

/** Condition: enrolments of the range that are not cancelled. */
export const isCountedEnrolment = (request: ReportRequest) =>
  and(ne(enrolments.status, 'CANCELLED'), isInRange(enrolments.createdAt, request));

/** Opening a lesson counts as activity, before any time of study is recorded. */
export const lastActivity = sql`greatest(${enrolments.startedAt}, ${enrolments.lastActiveAt})`;

/** Address of a person, empty for an account that was closed: what it has instead is none. */
export const personEmail = sql`case when ${users.closedAt} is null then ${users.username} else '' end`;

/** Category name in the requested language; every category has a name in both. */
export const categoryName = ({ language }: ReportRequest) =>
  sql`${courseCategories.name}->>${language}`;

/** Courses with their provider and category. */
export const fromCourses = sql`
  from ${courses}
  join ${organizations} on ${organizations.id} = ${courses.organizationId}
  left join ${courseCategories} on ${courseCategories.id} = ${courses.categoryId}`;

export const whereCourse = (request: ReportRequest) =>
  where(
    isCourseInScope(request),
    matchesSearch([courses.title, organizations.name, categoryName(request)], request),
  );

/** Percentage; `null` where the whole is 0. */
export const percentOf = (part: SQL | PgColumn, whole: SQL | PgColumn) =>
  sql`100.0 * ${part} / nullif(${whole}, 0)`;

/** Sorts rows as requested: texts by the Unicode collation, nulls last, ties by id. */
export const orderRows = (
  name: ReportSource['name'],
  rows: SQL,
  { sorting: { column, direction } }: ReportRequest,
) => {
  const columns: readonly ReportColumn[] = reportDefinitions[name].columns;
  const isText = columns.some(
    ({ field, kind }) => field === column && (kind === 'text' || kind === 'person'),
  );
  const key = isText ? sql`${sql.identifier(column)} collate "und-x-icu"` : sql.identifier(column);
  const way = sql.raw(direction);
  return sql`select * from (${rows}) as report order by ${key} ${way} nulls last, id ${way} nulls last`;
};
