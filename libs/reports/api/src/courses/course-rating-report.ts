import { courseRatings, courses, organizations } from '@lms/server/database';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { fromCourses, isInRange, orderRows, where, whereCourse } from './report-sql';
import { chartOf, figuresOf, queryFigures, queryRows } from './summaries';

const name = 'course-rating-report';
const { courseId, stars, review, createdAt, id } = courseRatings;

const maxReviews = 3;
const reviewLength = 120;

const isRating = (request: ReportRequest) =>
  and(eq(courseRatings.status, 'VISIBLE'), isInRange(createdAt, request));

const byStars = sql.join(
  [1, 2, 3, 4, 5].map(
    (n) => sql`count(*) filter (where ${eq(stars, n)}) as ${sql.identifier(`stars${n}`)}`,
  ),
  sql`, `,
);

/** Newest reviews of a course, each on one line and truncated. */
const latestReviews = (request: ReportRequest) => sql`(
  select string_agg(
    case when length(line) > ${reviewLength} then left(line, ${reviewLength - 1}) || '…' else line end,
    ' · ' order by created_at desc, id desc)
  from (
    select ${id} as id, ${createdAt} as created_at,
      trim(regexp_replace(${review}, '\\s+', ' ', 'g')) as line
    from ${courseRatings}
    ${where(eq(courseId, courses.id), isRating(request), ne(review, ''))}
    order by ${createdAt} desc nulls last, ${id} desc nulls last limit ${maxReviews}
  ) as newest)`;

const rows = (request: ReportRequest) => sql`
  select ${courses.id}, ${courses.title} as "course", ${organizations.name} as "provider",
    average as "averageRating", coalesce(ratings, 0) as "ratings",
    coalesce(stars5, 0) as "stars5", coalesce(stars4, 0) as "stars4",
    coalesce(stars3, 0) as "stars3", coalesce(stars2, 0) as "stars2",
    coalesce(stars1, 0) as "stars1", ${latestReviews(request)} as "latestReviews"
  ${fromCourses}
  left join (
    select ${courseId}, count(*) as ratings, avg(${stars}) as average, ${byStars}
    from ${courseRatings} ${where(isRating(request))} group by ${courseId}
  ) as rated on rated.course_id = ${courses.id}
  ${whereCourse(request)}`;

const counts = (request: ReportRequest) => sql`
  select count(*) as "ratings", avg(${stars}) as "averageRating",
    count(*) filter (where ${ne(review, '')}) as "reviews", ${byStars}
  ${fromCourses} join ${courseRatings} on ${eq(courseId, courses.id)}
  ${whereCourse(request)} and ${isRating(request)}`;

export const makeCourseRatingReport: MakeReportSource = () => ({
  name,
  rows: (request) => orderRows(name, rows(request), request),
  counted: (request) => sql`select 1 ${fromCourses} ${whereCourse(request)}`,
  figures: (db, request) => queryFigures(db, name, counts(request)),
  async summary(db, request) {
    const [found = {}] = await queryRows(db, counts(request));
    const points = [5, 4, 3, 2, 1].map((n) => ({ label: n, ratings: found[`stars${n}`] }));
    const series = [{ field: 'ratings', kind: 'count' }] as const;
    const label = { kind: 'count' } as const;
    return {
      figures: figuresOf(name, found),
      charts: [chartOf({ name: 'stars', kind: 'bar', label, series }, points)],
    };
  },
});
