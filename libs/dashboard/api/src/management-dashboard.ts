import { courseStatuses } from '@lms/contract';
import type { ManagementDashboard, WaitingKind } from '@lms/dashboard/contract';
import { countWaitingEssays } from '@lms/learning/api';
import { courses, enrolments, type Executor, organizations, users } from '@lms/server/database';
import { and, asc, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { loadFigures } from './figures';
import { type Periods, periodsOf } from './periods';

const listed = 5;

/** Counts enrolments by week, by one of their dates. */
const countByWeek = async (
  db: Executor,
  at: PgColumn,
  { weekStarts, end }: Periods,
  own: SQL | undefined,
) => {
  const first = weekStarts[0] ?? end;
  const week = sql<number>`floor(extract(epoch from ${at} - ${first}::timestamptz) / 604800)::int`;
  const rows = await db
    .select({ week: week.as('week'), count: count() })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(gte(at, first), lt(at, end), ne(enrolments.status, 'CANCELLED'), own))
    .groupBy(sql`week`);
  return new Map(rows.map((row) => [row.week, row.count]));
};

const loadWeeks = async (db: Executor, periods: Periods, own: SQL | undefined) => {
  const [begun, completed] = await Promise.all([
    countByWeek(db, enrolments.createdAt, periods, own),
    countByWeek(db, enrolments.completedAt, periods, own),
  ]);
  return periods.weekStarts.map((startsAt, week) => ({
    startsAt,
    enrolments: begun.get(week) ?? 0,
    completions: completed.get(week) ?? 0,
  }));
};

const loadTopCourses = (db: Executor, { current, end }: Periods, own: SQL | undefined) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      language: courses.language,
      enrolments: count(),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        gte(enrolments.createdAt, current),
        lt(enrolments.createdAt, end),
        ne(enrolments.status, 'CANCELLED'),
        own,
      ),
    )
    .groupBy(courses.id)
    .orderBy(desc(count()), asc(courses.title))
    .limit(listed);

const loadCoursesByStatus = async (db: Executor, own: SQL | undefined) => {
  const rows = await db
    .select({ status: courses.status, count: count() })
    .from(courses)
    .where(own)
    .groupBy(courses.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return courseStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
};

/** Loads the figures of the courses matched by `own`, or of the whole platform without it. */
export const loadManagementDashboard = async (
  db: Executor,
  now: Date,
  own?: SQL,
): Promise<ManagementDashboard> => {
  const periods = periodsOf(now);
  const [figures, weeks, topCourses, coursesByStatus, essays, ...pending] = await Promise.all([
    loadFigures(db, periods, own),
    loadWeeks(db, periods, own),
    loadTopCourses(db, periods, own),
    loadCoursesByStatus(db, own),
    countWaitingEssays(db, own),
    own ? 0 : db.$count(users, eq(users.status, 'PENDING')),
    own ? 0 : db.$count(organizations, eq(organizations.status, 'PENDING')),
    own ? 0 : db.$count(courses, eq(courses.revisionStatus, 'PENDING')),
  ]);
  const [pendingUsers, pendingOrganizations, pendingRevisions] = pending;
  const inStatus = (status: string) =>
    coursesByStatus.find((row) => row.status === status)?.count ?? 0;
  const pendingCourses = inStatus('PENDING') + pendingRevisions;
  const waiting: Partial<Record<WaitingKind, number>> = own
    ? { essays, draftCourses: inStatus('DRAFT'), rejectedCourses: inStatus('REJECTED') }
    : { pendingUsers, pendingOrganizations, pendingCourses, essays };
  return {
    kind: own ? 'organization' : 'system',
    waiting: Object.entries(waiting).map(([kind, count]) => ({ kind: kind as WaitingKind, count })),
    figures,
    weeks,
    topCourses,
    coursesByStatus,
  };
};
