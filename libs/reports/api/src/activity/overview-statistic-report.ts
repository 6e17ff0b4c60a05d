import { courseStatuses, roles } from '@lms/contract';
import {
  certificates,
  courses,
  enrolments,
  orderItems,
  orders,
  organizations,
  receipts,
  users,
} from '@lms/server/database';
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isInRange, isInScope, where } from '../courses/report-sql';
import { chartOf, maxBars, queryFigures, queryRows } from '../courses/summaries';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { countByPeriod, inOrderOfPeriods, pointsOf, rowsOfPeriods } from './period-rows';
import { grainOf, periodOf, periodsOf } from './periods';

const name = 'overview-statistic-report';
const count = { kind: 'count' } as const;

const joinCourses = (courseId: PgColumn, request: ReportRequest) => {
  const reached = isInScope(courses.organizationId, request);
  return reached ? sql`join ${courses} on ${and(eq(courses.id, courseId), reached)}` : sql``;
};

const fromEnrolments = (at: PgColumn, request: ReportRequest) => sql`
  from ${enrolments} ${joinCourses(enrolments.courseId, request)}
  ${where(ne(enrolments.status, 'CANCELLED'), isNotNull(at), isInRange(at, request))}`;
const fromCertificates = (request: ReportRequest) => sql`
  from ${certificates} ${joinCourses(certificates.courseId, request)}
  ${where(isInRange(certificates.issuedAt, request))}`;

/** Payments by period: course prices less what the receipts deduct. */
const payments = (request: ReportRequest) => {
  const isPaid = and(eq(orders.status, 'PAID'), isInRange(orders.paidAt, request));
  return sql`
    select ${orders.paidAt} as paid_at, ${orderItems.price}::bigint as amount
    from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}
    ${joinCourses(orderItems.courseId, request)} ${where(isPaid)}
    union all
    select ${orders.paidAt}, -${receipts.discount}
    from ${orders} join ${receipts} on ${receipts.orderId} = ${orders.id}
    ${where(isPaid, isInScope(receipts.organizationId, request))}`;
};

const rowsOf = (request: ReportRequest, now: Date) => {
  const { createdAt, completedAt } = enrolments;
  return rowsOfPeriods(
    request,
    now,
    ['enrolments', 'completions', 'certificates', 'revenue'],
    [
      countByPeriod('enrolments', createdAt, fromEnrolments(createdAt, request), request),
      countByPeriod('completions', completedAt, fromEnrolments(completedAt, request), request),
      countByPeriod('certificates', certificates.issuedAt, fromCertificates(request), request),
      sql`select ${periodOf(grainOf(request), sql`paid_at`)} as starts_on, sum(amount) as "revenue"
        from (${payments(request)}) payments group by 1`,
    ],
  );
};

const figures = (request: ReportRequest) => {
  const { createdAt, completedAt } = enrolments;
  const isPerson = and(isNull(users.closedAt), isInScope(users.organizationId, request));
  return sql`select
    (select count(*) from ${users} ${where(isPerson)}) as "users",
    (select count(*) from ${organizations} ${where(isInScope(organizations.id, request))})
      as "organizations",
    (select count(*) from ${courses} ${where(isInScope(courses.organizationId, request))})
      as "courses",
    (select count(*) ${fromEnrolments(createdAt, request)}) as "enrolments",
    (select count(*) ${fromEnrolments(completedAt, request)}) as "completions",
    (select count(*) ${fromCertificates(request)}) as "certificates",
    (select coalesce(sum(amount), 0) from (${payments(request)}) payments) as "revenue"`;
};

const usersByRole = (request: ReportRequest) => sql`
  select role as label, coalesce(found."users", 0) as "users"
  from unnest(${sql.param([...roles])}::text[]) with ordinality as r (role, place)
  left join (
    select unnest(${users.roles}) as role, count(*) as "users" from ${users}
    ${where(isNull(users.closedAt), isInScope(users.organizationId, request))} group by 1
  ) found using (role)
  order by place`;

const coursesByStatus = (request: ReportRequest) => sql`
  select status as label, coalesce(found."courses", 0) as "courses"
  from unnest(${sql.param([...courseStatuses])}::text[]) with ordinality as s (status, place)
  left join (
    select ${courses.status} as status, count(*) as "courses" from ${courses}
    ${where(isInScope(courses.organizationId, request))} group by 1
  ) found using (status)
  order by place`;

const topCourses = (request: ReportRequest) => sql`
  select ${courses.title} as label, "enrolments"
  from (
    select ${enrolments.courseId} as course_id, count(*) as "enrolments"
    ${fromEnrolments(enrolments.createdAt, request)} group by 1
  ) made
  join ${courses} on ${courses.id} = course_id
  order by "enrolments" desc, ${courses.title} collate "und-x-icu", ${courses.id}
  limit ${maxBars}`;

/** Totals of the platform, or of one organization, over time. */
export const makeOverviewStatisticReport: MakeReportSource = ({ now }) => ({
  name,
  rows: (request) => inOrderOfPeriods(rowsOf(request, now()), request),
  counted: (request) => periodsOf(request, now()),
  figures: (db, request) => queryFigures(db, name, figures(request)),
  async summary(db, request) {
    const read = (statement: SQL) => queryRows(db, statement);
    const [all, byRole, byStatus, points, top] = await Promise.all([
      queryFigures(db, name, figures(request)),
      read(usersByRole(request)),
      read(coursesByStatus(request)),
      read(pointsOf(rowsOf(request, now()))),
      read(topCourses(request)),
    ]);
    const overTime = { kind: 'line', label: { kind: 'period' } } as const;
    const enrolled = { field: 'enrolments', ...count };
    return {
      figures: all,
      charts: [
        chartOf(
          {
            name: 'learningOverTime',
            ...overTime,
            series: [enrolled, { field: 'completions', ...count }],
          },
          points,
        ),
        chartOf(
          { name: 'revenueOverTime', ...overTime, series: [{ field: 'revenue', kind: 'money' }] },
          points,
        ),
        chartOf(
          {
            name: 'usersByRole',
            kind: 'bar',
            label: { kind: 'code', codes: 'role' },
            series: [{ field: 'users', ...count }],
          },
          byRole,
        ),
        chartOf(
          {
            name: 'coursesByStatus',
            kind: 'bar',
            label: { kind: 'code', codes: 'courseStatus' },
            series: [{ field: 'courses', ...count }],
          },
          byStatus,
        ),
        chartOf(
          { name: 'topCourses', kind: 'bar', label: { kind: 'text' }, series: [enrolled] },
          top,
        ),
      ],
    };
  },
});
