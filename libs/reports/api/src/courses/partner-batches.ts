import { attempts, batchCodes, courses, enrolments, quizzes } from '@lms/server/database';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ReportRequest } from '../report-source';
import { combinedPassed, combinedPercent } from './quiz-results';
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

/** Best final quiz of each enrolment by its grading method, and whether any was passed. */
export const bestResults = (request: ReportRequest) => sql`
  select enrolment_id, max(percent) as percent, bool_or(passed) as passed
  from (
    select ${enrolments.id} as enrolment_id, ${combinedPercent} as percent,
      ${combinedPassed} as passed
    ${fromPartnerEnrolments}
    join ${attempts} on ${and(eq(attempts.enrolmentId, enrolments.id), isNotNull(attempts.percent))}
    join ${quizzes} on ${and(eq(quizzes.id, attempts.quizId), eq(quizzes.kind, 'FINAL'))}
    ${where(isPartnerEnrolment(request))}
    group by ${enrolments.id}, ${quizzes.id}
  ) as results
  group by enrolment_id`;
