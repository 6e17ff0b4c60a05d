import { countedEnrolmentStatuses as statuses } from '@lms/contract';
import {
  attempts,
  batchCodes,
  courses,
  enrolments,
  lessonProgress,
  lessons,
  quizzes,
  users,
} from '@lms/server/database';
import { and, eq, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { batchName, fromPartnerEnrolments, isPartnerEnrolment } from './partner-batches';
import { combinedPercent } from './quiz-results';
import { isAnyOf, lastActivity, matchesSearch, orderRows, personEmail, where } from './report-sql';
import { chartOf, figuresOf, queryFigures, queryRows } from './summaries';

const name = 'wadhwani-activity-report';

const learners = sql`join ${users} on ${eq(users.id, enrolments.userId)}`;

const matching = (request: ReportRequest) =>
  where(
    isPartnerEnrolment(request),
    isAnyOf(enrolments.status, request.filter['enrolmentStatus']),
    matchesSearch(
      [users.name, users.username, courses.title, batchCodes.code, batchCodes.title],
      request,
    ),
  );

/** Counts without joining learners, unless the search needs them. */
const counted = (request: ReportRequest) =>
  sql`${fromPartnerEnrolments} ${request.searchTerm ? learners : sql``} ${matching(request)}`;

// A subquery: evaluated only for the rows of a page, unless they are sorted by it.
const lessonsCompleted = sql`(
  select count(${lessonProgress.completedAt}) from ${lessonProgress}
  where ${eq(lessonProgress.enrolmentId, enrolments.id)})`;
const averageScore = sql`(
  select max(result) from (
    select ${combinedPercent} as result from ${attempts}
    join ${quizzes} on ${and(eq(quizzes.id, attempts.quizId), eq(quizzes.kind, 'FINAL'))}
    where ${eq(attempts.enrolmentId, enrolments.id)} group by ${quizzes.id}
  ) as results)`;

const rows = (request: ReportRequest) => sql`
  select ${enrolments.id}, ${users.name} as "learner", ${personEmail} as "email",
    ${batchName} as "batch", ${courses.title} as "course",
    ${lessonsCompleted} as "lessonsCompleted",
    (select count(*) from ${lessons} where ${eq(lessons.courseId, courses.id)}) as "lessonsTotal",
    ${enrolments.secondsSpent} as "secondsSpent", ${lastActivity} as "lastActiveAt",
    ${averageScore} as "averageScore", ${enrolments.status} as "enrolmentStatus"
  ${fromPartnerEnrolments} ${learners}
  ${matching(request)}`;

const byStatus = statuses.map(
  (status) =>
    sql`count(*) filter (where ${eq(enrolments.status, status)}) as ${sql.identifier(status)}`,
);
const counts = (request: ReportRequest) => sql`
  select count(*) as "enrolled", count(${enrolments.startedAt}) as "active",
    count(*) filter (where ${eq(enrolments.status, 'COMPLETED')}) as "completed",
    coalesce(sum(${enrolments.secondsSpent}), 0) as "secondsSpent",
    ${sql.join(byStatus, sql`, `)}
  ${counted(request)}`;

export const makeWadhwaniActivityReport: MakeReportSource = () => ({
  name,
  rows: (request) => orderRows(name, rows(request), request),
  counted: (request) => sql`select 1 ${counted(request)}`,
  figures: (db, request) => queryFigures(db, name, counts(request)),
  async summary(db, request) {
    const [found = {}] = await queryRows(db, counts(request));
    const points = statuses.map((status) => ({ label: status, enrolled: found[status] }));
    const series = [{ field: 'enrolled', kind: 'count' }] as const;
    const label = { kind: 'code', codes: 'enrolmentStatus' } as const;
    return {
      figures: figuresOf(name, found),
      charts: [chartOf({ name: 'statuses', kind: 'bar', label, series }, points)],
    };
  },
});
