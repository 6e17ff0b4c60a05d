import { attempts, batchCodes, courses, enrolments, quizzes } from '@lms/server/database';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ReportRequest } from '../report-source';
import { isAnyOf, isCountedEnrolment, isCourseInScope, where } from './report-sql';

/** Batches are known by their code; the title explains it. */
export const batchName = sql`${batchCodes.code} || ' – ' || ${batchCodes.title}`;

/** Enrolments in partner courses, with the batches that their learners joined. */
export const fromPartnerEnrolments = sql`
  from ${enrolments}
  join ${batchCodes} on ${eq(batchCodes.id, enrolments.batchCodeId)}
  join ${courses} on ${and(eq(courses.id, enrolments.courseId), eq(courses.programme, 'PARTNER'))}`;

export const isPartnerEnrolment = (request: ReportRequest) =>
  and(
    isCountedEnrolment(request),
    isCourseInScope(request),
    isAnyOf(enrolments.batchCodeId, request.filter['batchCodeId']),
  );

/** Best marked final quiz of each enrolment, and whether any was passed. */
export const bestResults = (request: ReportRequest) => sql`
  select ${enrolments.id} as enrolment_id, max(${attempts.percent}) as percent,
    bool_or(${attempts.passed}) as passed
  ${fromPartnerEnrolments}
  join ${attempts} on ${and(eq(attempts.enrolmentId, enrolments.id), isNotNull(attempts.percent))}
  join ${quizzes} on ${and(eq(quizzes.id, attempts.quizId), eq(quizzes.kind, 'FINAL'))}
  ${where(isPartnerEnrolment(request))}
  group by ${enrolments.id}`;
