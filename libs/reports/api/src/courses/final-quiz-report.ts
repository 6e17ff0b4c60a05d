import { attempts, courses, enrolments, quizzes, users } from '@lms/server/database';
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { combinedPercent } from './quiz-results';
import {
  isCourseInScope,
  isInRange,
  matchesSearch,
  orderRows,
  percentOf,
  personEmail,
  where,
} from './report-sql';
import { chartOf, queryFigures, queryRows } from './summaries';

const name = 'final-quiz-report';
const { passed, percent, submittedAt } = attempts;

/** Result by the quiz's rules of today; WAITING while an essay is unmarked. */
const result = sql`case when ${passed} is null then 'WAITING' when ${passed} then 'PASSED' else 'FAILED' end`;

const from = sql`
  from ${attempts}
  join ${quizzes} on ${and(eq(quizzes.id, attempts.quizId), eq(quizzes.kind, 'FINAL'))}
  join ${enrolments} on ${and(eq(enrolments.id, attempts.enrolmentId), ne(enrolments.status, 'CANCELLED'))}
  join ${courses} on ${eq(courses.id, enrolments.courseId)}`;
const learners = sql`join ${users} on ${eq(users.id, attempts.userId)}`;

const hasResult = ({ filter }: ReportRequest) =>
  or(...(filter['attemptResult'] ?? []).map((one) => sql`${result} = ${one}`));

const matching = (request: ReportRequest) =>
  where(
    isNotNull(submittedAt),
    isInRange(submittedAt, request),
    isCourseInScope(request),
    hasResult(request),
    matchesSearch([users.name, users.username, courses.title], request),
  );

/** Counts without joining learners, unless the search needs them. */
const counted = (request: ReportRequest) =>
  sql`${from} ${request.searchTerm ? learners : sql``} ${matching(request)}`;

const rows = (request: ReportRequest) => sql`
  select ${attempts.id}, ${users.name} as "learner", ${personEmail} as "email",
    ${courses.title} as "course", ${attempts.number} as "attempt", ${attempts.score} as "score",
    ${percent} as "percent", (${attempts.rules}->>'passMark')::double precision as "passMark",
    ${result} as "attemptResult",
    extract(epoch from ${submittedAt} - ${attempts.startedAt}) as "timeTaken",
    ${submittedAt} as "submittedAt"
  ${from} ${learners} ${matching(request)}`;

const figures = (request: ReportRequest) => sql`
  select coalesce(sum(attempts), 0) as "attempts", coalesce(sum(passed), 0) as "passed",
    ${percentOf(sql`sum(passed)`, sql`sum(marked)`)} as "passPercent", avg(best) as "averageScore"
  from (
    select sum(attempts) as attempts, sum(passed) as passed, sum(marked) as marked,
      max(result) as best
    from (
      select ${enrolments.id} as enrolment_id, count(*) as attempts,
        count(*) filter (where ${passed}) as passed, count(${passed}) as marked,
        ${combinedPercent} as result
      ${counted(request)} group by ${enrolments.id}, ${quizzes.id}
    ) as results
    group by enrolment_id
  ) as best`;

const tenths = Array.from({ length: 10 }, (_, tenth) => tenth);

export const makeFinalQuizReport: MakeReportSource = () => ({
  name,
  rows: (request) => orderRows(name, rows(request), request),
  counted: (request) => sql`select 1 ${counted(request)}`,
  figures: (db, request) => queryFigures(db, name, figures(request)),
  async summary(db, request) {
    const [all, found] = await Promise.all([
      queryFigures(db, name, figures(request)),
      queryRows(
        db,
        // Full marks count in the last tenth, not in one of their own.
        sql`select least(9, floor(${percent} / 10)) as tenth,
          count(*) filter (where ${passed}) as "passed",
          count(*) filter (where not ${passed}) as "failed"
          ${counted(request)} and ${passed} is not null group by 1`,
      ),
    ]);
    const points = tenths.map((tenth) => ({
      label: tenth * 10,
      passed: 0,
      failed: 0,
      ...found.find((row) => Number(row['tenth']) === tenth),
    }));
    const series = [
      { field: 'passed', kind: 'count' },
      { field: 'failed', kind: 'count' },
    ] as const;
    const label = { kind: 'percent' } as const;
    const chart = { name: 'scores', kind: 'bar', stacked: true, label, series } as const;
    return { figures: all, charts: [chartOf(chart, points)] };
  },
});
