import { and, eq, ne } from 'drizzle-orm';
import { enrolments } from '../tables/learning.table';

/** Matches a user's enrolment in a course. */
export const studyOf = (userId: string, courseId: string) =>
  and(
    eq(enrolments.userId, userId),
    eq(enrolments.courseId, courseId),
    ne(enrolments.status, 'CANCELLED'),
  );
