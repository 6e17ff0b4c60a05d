import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { courses, quizzes, attempts, enrolments, batchCodes } from '@lms/server/database';
import type { ReportRequest } from '../report-source';
import { isAnyOf, isCounted, isReachedCourse, where } from './statement';

/** A batch is known by its code; the title says more. */
export const batchName = sql`${batchCodes.code} || ' – ' || ${batchCodes.title}`;

/** Learners of partner courses, in the batches that they joined. */
export const fromPartnerEnrolments = sql`
  from ${enrolments}
  join ${batchCodes} on ${eq(batchCodes.id, enrolments.batchCodeId)}
  join ${courses} on ${and(eq(courses.id, enrolments.courseId), eq(courses.programme, 'PARTNER'))}`;

export const isPartnerEnrolment = (request: ReportRequest) =>
  and(
    isCounted(request),
    isReachedCourse(request),
    isAnyOf(enrolments.batchCodeId, request.filter['batchCodeId']),
  );

/** Of each of these enrolments with a marked final quiz the best result, and whether one passed. */
export const bestResults = (request: ReportRequest) => sql`
  select ${enrolments.id} as enrolment_id, max(${attempts.percent}) as percent,
    bool_or(${attempts.passed}) as passed
  ${fromPartnerEnrolments}
  join ${attempts} on ${and(eq(attempts.enrolmentId, enrolments.id), isNotNull(attempts.percent))}
  join ${quizzes} on ${and(eq(quizzes.id, attempts.quizId), eq(quizzes.kind, 'FINAL'))}
  ${where(isPartnerEnrolment(request))}
  group by ${enrolments.id}`;
