import {
  activityTotals,
  certificates,
  enrolments,
  userActivity,
  users,
} from '@lms/server/database';
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAnyOf, isInRange, where } from '../courses/report-sql';
import { chartOf, queryFigures, queryRows } from '../courses/summaries';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { activityCountedUntil } from './count-activity';
import { countByPeriod, inOrderOfPeriods, pointsOf, rowsOfPeriods } from './period-rows';
import { grainOf, periodOfDay, periodsOf } from './periods';
import { isActivityInRange, isActivityInSpans, type Span, spansOf } from './spans';

const name = 'user-activity-summary-report';

/** Condition: users of the organizations in the filter. */
const isInOrganizations = ({ filter }: ReportRequest) =>
  isAnyOf(users.organizationId, filter['organizationId']);
const joinUsers = (userId: PgColumn, request: ReportRequest) =>
  isInOrganizations(request)
    ? sql`join ${users} on ${and(eq(users.id, userId), isInOrganizations(request))}`
    : sql``;

const fromUsers = (request: ReportRequest) => sql`
  from ${users} ${where(isInRange(users.createdAt, request), isInOrganizations(request))}`;
const fromEnrolments = (at: PgColumn, request: ReportRequest) => sql`
  from ${enrolments} ${joinUsers(enrolments.userId, request)}
  ${where(ne(enrolments.status, 'CANCELLED'), isNotNull(at), isInRange(at, request))}`;
/** A path's certificate is no further study: its courses have theirs. */
const fromCertificates = (request: ReportRequest) => sql`
  from ${certificates} ${joinUsers(certificates.userId, request)}
  ${where(isNotNull(certificates.courseId), isInRange(certificates.issuedAt, request))}`;

/** Whole periods of all users are read from the totals; others are summed from each user's activity. */
const activityIn = (span: Span, request: ReportRequest): SQL => {
  const grain = grainOf(request);
  if (span.grain === grain && !isInOrganizations(request)) {
    const { from, before } = span;
    return sql`
      select starts_on, active_users, sign_ins from ${activityTotals}
      where grain = ${grain} ${from ? sql`and starts_on >= ${from}` : sql``}
        ${before ? sql`and starts_on < ${before}` : sql``} and active_users > 0`;
  }
  return sql`
    select ${periodOfDay(grain, userActivity.startsOn)} as starts_on,
      count(distinct ${userActivity.userId}) as active_users, sum(${userActivity.signIns}) as sign_ins
    from ${userActivity} ${joinUsers(userActivity.userId, request)} ${where(isActivityInSpans([span]))}
    group by 1`;
};

const activity = (request: ReportRequest, now: Date) => {
  const spans = spansOf([grainOf(request)], request, now).map((span) => activityIn(span, request));
  return sql`
    select starts_on, active_users as "activeUsers", sign_ins as "signIns"
    from (${sql.join(spans, sql` union all `)}) spans`;
};

const fields = [
  'newUsers',
  'activeUsers',
  'signIns',
  'enrolments',
  'completions',
  'certificates',
] as const;

const rowsOf = (request: ReportRequest, now: Date) => {
  const { createdAt, completedAt } = enrolments;
  return rowsOfPeriods(request, now, fields, [
    countByPeriod('newUsers', users.createdAt, fromUsers(request), request),
    activity(request, now),
    countByPeriod('enrolments', createdAt, fromEnrolments(createdAt, request), request),
    countByPeriod('completions', completedAt, fromEnrolments(completedAt, request), request),
    countByPeriod('certificates', certificates.issuedAt, fromCertificates(request), request),
  ]);
};

const figures = (request: ReportRequest, now: Date) => {
  const { createdAt, completedAt } = enrolments;
  const done = sql`
    from ${userActivity} ${joinUsers(userActivity.userId, request)}
    ${where(isActivityInRange(request, now))}`;
  return sql`
    select (select count(*) ${fromUsers(request)}) as "newUsers", done.*,
      (select count(*) ${fromEnrolments(createdAt, request)}) as "enrolments",
      (select count(*) ${fromEnrolments(completedAt, request)}) as "completions",
      (select count(*) ${fromCertificates(request)}) as "certificates"
    from (
      select count(*) as "activeUsers", coalesce(sum(sign_ins), 0) as "signIns" from (
        select sum(${userActivity.signIns}) as sign_ins ${done} group by ${userActivity.userId}
      ) people
    ) done`;
};

const series = (...names: (typeof fields)[number][]) =>
  names.map((field) => ({ field, kind: 'count' as const }));

/** Active users and their activity by day, week or month. */
export const makeUserActivitySummaryReport: MakeReportSource = ({ now }) => ({
  name,
  rows: (request) => inOrderOfPeriods(rowsOf(request, now()), request),
  counted: (request) => periodsOf(request, now()),
  figures: (db, request) => queryFigures(db, name, figures(request, now())),
  async summary(db, request) {
    const [found, points] = await Promise.all([
      queryFigures(db, name, figures(request, now())),
      queryRows(db, pointsOf(rowsOf(request, now()))),
    ]);
    const overTime = { kind: 'line', label: { kind: 'period' } } as const;
    return {
      figures: found,
      charts: [
        chartOf(
          { ...overTime, name: 'usersOverTime', series: series('activeUsers', 'newUsers') },
          points,
        ),
        chartOf(
          { ...overTime, name: 'learningOverTime', series: series('enrolments', 'completions') },
          points,
        ),
      ],
      countedUntil: await activityCountedUntil(db, now()),
    };
  },
});
