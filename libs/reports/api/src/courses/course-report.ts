import {
  attempts,
  courseRatings,
  courses,
  enrolments,
  organizations,
  quizzes,
} from '@lms/server/database';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { combinedPercent } from './quiz-results';
import {
  belongsToCourseInScope,
  categoryName,
  fromCourses,
  isCountedEnrolment,
  isInRange,
  orderRows,
  percentOf,
  where,
  whereCourse,
} from './report-sql';
import { revenueOfCourses } from './revenue';
import { chartOf, maxBars, queryFigures, queryRows } from './summaries';

const name = 'course-report';

const enrolled = (request: ReportRequest) => sql`
  select ${enrolments.courseId} as course_id, count(*) as enrolled,
    count(*) filter (where ${eq(enrolments.status, 'ACTIVE')}) as in_progress,
    count(*) filter (where ${eq(enrolments.status, 'COMPLETED')}) as completed
  from ${enrolments}
  ${where(isCountedEnrolment(request), belongsToCourseInScope(enrolments.courseId, request))}
  group by ${enrolments.courseId}`;

/**
 * Mean of each learner's result in the range, by course; of several final quizzes the best one
 * counts.
 */
const scores = (request: ReportRequest) => sql`
  select course_id, avg(percent) as average_score
  from (
    select course_id, max(percent) as percent
    from (
      select ${enrolments.id} as enrolment_id, ${enrolments.courseId} as course_id,
        ${combinedPercent} as percent
      from ${attempts}
      join ${quizzes} on ${and(eq(quizzes.id, attempts.quizId), eq(quizzes.kind, 'FINAL'))}
      join ${enrolments} on ${eq(enrolments.id, attempts.enrolmentId)}
      ${where(
        ne(enrolments.status, 'CANCELLED'),
        belongsToCourseInScope(enrolments.courseId, request),
        isInRange(attempts.submittedAt, request),
        // Needed for the partial index on submitted attempts.
        isNotNull(attempts.submittedAt),
        isNotNull(attempts.percent),
      )}
      group by ${enrolments.id}, ${quizzes.id}
    ) as results
    group by enrolment_id, course_id
  ) as best
  group by course_id`;

const ratings = sql`
  select ${courseRatings.courseId} as course_id, avg(${courseRatings.stars}) as rating
  from ${courseRatings} ${where(eq(courseRatings.status, 'VISIBLE'))}
  group by ${courseRatings.courseId}`;

const rows = (request: ReportRequest) => sql`
  select ${courses.id}, ${courses.title} as "course", ${organizations.name} as "provider",
    ${categoryName(request)} as "category", ${courses.status} as "courseStatus",
    coalesce(enrolled, 0) as "enrolled", coalesce(in_progress, 0) as "inProgress",
    coalesce(completed, 0) as "completed",
    ${percentOf(sql`completed`, sql`enrolled`)} as "completionPercent",
    average_score as "averageScore", rating as "rating", coalesce(revenue, 0) as "revenue"
  ${fromCourses}
  left join (${enrolled(request)}) as counts on counts.course_id = ${courses.id}
  left join (${scores(request)}) as scores on scores.course_id = ${courses.id}
  left join (${ratings}) as rated on rated.course_id = ${courses.id}
  left join (${revenueOfCourses(request)}) as sales on sales.course_id = ${courses.id}
  ${whereCourse(request)}`;

const figures = (request: ReportRequest) => sql`
  select count(*) as "courses", coalesce(sum("enrolled"), 0) as "enrolled",
    coalesce(sum("completed"), 0) as "completed",
    ${percentOf(sql`sum("completed")`, sql`sum("enrolled")`)} as "completionPercent",
    coalesce(sum("revenue"), 0) as "revenue"
  from (${rows(request)}) as report`;

export const makeCourseReport: MakeReportSource = () => ({
  name,
  rows: (request) => orderRows(name, rows(request), request),
  counted: (request) => sql`select 1 ${fromCourses} ${whereCourse(request)}`,
  figures: (db, request) => queryFigures(db, name, figures(request)),
  async summary(db, request) {
    const [found, top] = await Promise.all([
      queryFigures(db, name, figures(request)),
      queryRows(
        db,
        sql`select "course" as label, "enrolled", "completed" from (${rows(request)}) as report
          where "enrolled" > 0 order by "enrolled" desc, id limit ${maxBars}`,
      ),
    ]);
    const series = [
      { field: 'enrolled', kind: 'count' },
      { field: 'completed', kind: 'count' },
    ] as const;
    const label = { kind: 'text' } as const;
    const charts = [chartOf({ name: 'topCourses', kind: 'bar', label, series }, top)];
    return { figures: found, charts };
  },
});
