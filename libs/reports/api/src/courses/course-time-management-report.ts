import { courses, enrolments, users } from '@lms/server/database';
import { sqlDayInDhaka } from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import {
  isAnyOf,
  isCountedEnrolment,
  isCourseInScope,
  lastActivity,
  matchesSearch,
  orderRows,
  personEmail,
  where,
} from './report-sql';
import { chartOf, maxBars, queryFigures, queryRows } from './summaries';

const name = 'course-time-management-report';
const { createdAt, completedAt, secondsSpent } = enrolments;

const plannedTime = sql`${courses.durationMinutes} * 60`;

/** Calendar days in Dhaka; completion on the day of the enrolment took 0. */
const daysToCompletion = sql`${sqlDayInDhaka(completedAt)} - ${sqlDayInDhaka(createdAt)}`;

const from = sql`
  from ${enrolments}
  join ${courses} on ${eq(courses.id, enrolments.courseId)}`;
const learners = sql`join ${users} on ${eq(users.id, enrolments.userId)}`;

const matching = (request: ReportRequest) =>
  where(
    isCountedEnrolment(request),
    isCourseInScope(request),
    isAnyOf(enrolments.status, request.filter['enrolmentStatus']),
    matchesSearch([users.name, users.username, courses.title], request),
  );

/** Counts without joining learners, unless the search needs them. */
const counted = (request: ReportRequest) =>
  sql`${from} ${request.searchTerm ? learners : sql``} ${matching(request)}`;

const rows = (request: ReportRequest) => sql`
  select ${enrolments.id}, ${users.name} as "learner", ${personEmail} as "email",
    ${courses.title} as "course", ${plannedTime} as "plannedTime",
    ${secondsSpent} as "secondsSpent", ${enrolments.startedAt} as "firstActivityAt",
    ${lastActivity} as "lastActivityAt", ${daysToCompletion} as "daysToCompletion",
    ${enrolments.progressPercent} as "progressPercent", ${enrolments.status} as "enrolmentStatus"
  ${from} ${learners} ${matching(request)}`;

const figures = (request: ReportRequest) => sql`
  select count(*) as "enrolments", coalesce(sum(${secondsSpent}), 0) as "secondsSpent",
    avg(${secondsSpent}) as "averageTime", avg(${daysToCompletion}) as "averageDaysToCompletion"
  ${counted(request)}`;

export const makeCourseTimeManagementReport: MakeReportSource = () => ({
  name,
  rows: (request) => orderRows(name, rows(request), request),
  counted: (request) => sql`select 1 ${counted(request)}`,
  figures: (db, request) => queryFigures(db, name, figures(request)),
  async summary(db, request) {
    const [found, top] = await Promise.all([
      queryFigures(db, name, figures(request)),
      queryRows(
        db,
        sql`select ${courses.title} as label, ${plannedTime} as "plannedTime",
          avg(${secondsSpent}) as "averageTime"
          ${counted(request)}
          group by ${courses.id} order by count(*) desc, ${courses.id} limit ${maxBars}`,
      ),
    ]);
    const series = [
      { field: 'plannedTime', kind: 'duration' },
      { field: 'averageTime', kind: 'duration' },
    ] as const;
    const label = { kind: 'text' } as const;
    const charts = [chartOf({ name: 'timeSpent', kind: 'bar', label, series }, top)];
    return { figures: found, charts };
  },
});
