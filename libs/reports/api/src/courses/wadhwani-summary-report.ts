import {
  batchCodes,
  certificateRevocations,
  certificates,
  courses,
  enrolments,
  isLatestCertificate,
  organizations,
} from '@lms/server/database';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import {
  batchName,
  bestResults,
  fromPartnerEnrolments,
  isPartnerEnrolment,
} from './partner-batches';
import { isAnyOf, isInScope, matchesSearch, orderRows, percentOf, where } from './report-sql';
import { chartOf, maxBars, queryFigures, queryRows } from './summaries';

const name = 'wadhwani-summary-report';

/** A course without a final quiz is passed by its certificate. */
const countsOfBatches = (request: ReportRequest) => sql`
  select ${enrolments.batchCodeId} as batch_id, count(*) as enrolled,
    count(${enrolments.startedAt}) as active,
    count(*) filter (where ${eq(enrolments.status, 'COMPLETED')}) as completed,
    count(*) filter (where best.passed or ${certificates.id} is not null
      and ${isNull(certificateRevocations.certificateId)}) as passed,
    avg(best.percent) as average_score
  ${fromPartnerEnrolments}
  left join (${bestResults(request)}) as best on best.enrolment_id = ${enrolments.id}
  left join ${certificates} on ${and(
    eq(certificates.userId, enrolments.userId),
    eq(certificates.courseId, enrolments.courseId),
    isLatestCertificate,
  )}
  left join ${certificateRevocations} on ${eq(certificateRevocations.certificateId, certificates.id)}
  ${where(isPartnerEnrolment(request))}
  group by ${enrolments.batchCodeId}`;

/** Condition: a batch that is valid for several courses belongs to those that its learners joined. */
const isOfCourse = ({ filter }: ReportRequest): SQL | undefined =>
  filter['courseId'] && or(isAnyOf(batchCodes.courseId, filter['courseId']), sql`enrolled > 0`);

const matching = (request: ReportRequest) =>
  where(
    isInScope(batchCodes.organizationId, request),
    isAnyOf(batchCodes.id, request.filter['batchCodeId']),
    isOfCourse(request),
    matchesSearch([batchCodes.code, batchCodes.title, organizations.name, courses.title], request),
  );

const rows = (request: ReportRequest) => sql`
  select ${batchCodes.id}, ${batchName} as "batch", ${organizations.name} as "organization",
    ${courses.title} as "course", coalesce(enrolled, 0) as "enrolled",
    coalesce(active, 0) as "active", coalesce(completed, 0) as "completed",
    ${percentOf(sql`completed`, sql`enrolled`)} as "completionPercent",
    coalesce(passed, 0) as "passed", ${percentOf(sql`passed`, sql`enrolled`)} as "passPercent",
    average_score as "averageScore"
  from ${batchCodes}
  join ${organizations} on ${eq(organizations.id, batchCodes.organizationId)}
  left join ${courses} on ${eq(courses.id, batchCodes.courseId)}
  left join (${countsOfBatches(request)}) as counts on counts.batch_id = ${batchCodes.id}
  ${matching(request)}`;

const figures = (request: ReportRequest) => sql`
  select count(*) as "batches", coalesce(sum("enrolled"), 0) as "enrolled",
    coalesce(sum("completed"), 0) as "completed",
    ${percentOf(sql`sum("completed")`, sql`sum("enrolled")`)} as "completionPercent",
    ${percentOf(sql`sum("passed")`, sql`sum("enrolled")`)} as "passPercent"
  from (${rows(request)}) as report`;

export const makeWadhwaniSummaryReport: MakeReportSource = () => ({
  name,
  rows: (request) => orderRows(name, rows(request), request),
  figures: (db, request) => queryFigures(db, name, figures(request)),
  async summary(db, request) {
    const [found, top] = await Promise.all([
      queryFigures(db, name, figures(request)),
      queryRows(
        db,
        sql`select "batch" as label, "enrolled", "completed", "passed"
          from (${rows(request)}) as report
          where "enrolled" > 0 order by "enrolled" desc, id limit ${maxBars}`,
      ),
    ]);
    const series = [
      { field: 'enrolled', kind: 'count' },
      { field: 'completed', kind: 'count' },
      { field: 'passed', kind: 'count' },
    ] as const;
    const label = { kind: 'text' } as const;
    const charts = [chartOf({ name: 'batches', kind: 'bar', label, series }, top)];
    return { figures: found, charts };
  },
});
