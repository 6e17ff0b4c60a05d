import { courseStatuses } from '@lms/contract';
import type { ManagementDashboard, Waiting, WaitingKind } from '@lms/dashboard/contract';
import { countUnanswered, countWaitingEssays } from '@lms/learning/api';
import {
  courses,
  enrolments,
  type Executor,
  learningPaths,
  orders,
  organizations,
  users,
} from '@lms/server/database';
import { and, asc, count, desc, eq, gt, gte, lt, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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

/** Counts the rows that wait, and tells since when. */
const waitsIn = async (db: Executor, table: PgTable, since: PgColumn, where: SQL | undefined) => {
  const [found] = await db
    .select({ count: count(), oldestAt: min(since) })
    .from(table)
    .where(where);
  return { count: found?.count ?? 0, oldestAt: (found?.oldestAt as string | null) ?? null };
};

/** Loads what waits in the courses matched by `own`, or on the platform, the oldest first. */
const loadWaiting = async (db: Executor, own: SQL | undefined): Promise<Waiting[]> => {
  const coursesIn = (where: SQL | undefined, since: PgColumn) =>
    waitsIn(db, courses, since, and(where, own));
  const kinds: Partial<Record<WaitingKind, Promise<Omit<Waiting, 'kind'>>>> = own
    ? {
        essays: countWaitingEssays(db, own),
        questions: countUnanswered(db, own),
        draftCourses: coursesIn(eq(courses.status, 'DRAFT'), courses.createdAt),
        rejectedCourses: coursesIn(eq(courses.status, 'REJECTED'), courses.updatedAt),
      }
    : {
        pendingUsers: waitsIn(db, users, users.createdAt, eq(users.status, 'PENDING')),
        pendingOrganizations: waitsIn(
          db,
          organizations,
          organizations.createdAt,
          eq(organizations.status, 'PENDING'),
        ),
        pendingCourses: coursesIn(
          or(eq(courses.status, 'PENDING'), eq(courses.revisionStatus, 'PENDING')),
          courses.submittedAt,
        ),
        pendingPaths: waitsIn(
          db,
          learningPaths,
          learningPaths.submittedAt,
          eq(learningPaths.status, 'PENDING'),
        ),
        refundsDue: waitsIn(db, orders, orders.paidAt, gt(orders.refundDue, 0)),
        essays: countWaitingEssays(db, own),
        questions: countUnanswered(db, own),
      };
  const waiting = await Promise.all(
    Object.entries(kinds).map(async ([kind, found]) => ({
      kind: kind as WaitingKind,
      ...(await found),
    })),
  );
  // A kind of which nothing waits comes last.
  const timeOf = ({ oldestAt }: Waiting) => (oldestAt ? Date.parse(oldestAt) : Infinity);
  return waiting.sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
};

/** Loads the figures of the courses matched by `own`, or of the whole platform without it. */
export const loadManagementDashboard = async (
  db: Executor,
  now: Date,
  own?: SQL,
): Promise<ManagementDashboard> => {
  const periods = periodsOf(now);
  const [figures, weeks, topCourses, coursesByStatus, waiting] = await Promise.all([
    loadFigures(db, periods, own),
    loadWeeks(db, periods, own),
    loadTopCourses(db, periods, own),
    loadCoursesByStatus(db, own),
    loadWaiting(db, own),
  ]);
  return {
    kind: own ? 'organization' : 'system',
    waiting,
    figures,
    weeks,
    topCourses,
    coursesByStatus,
  };
};
