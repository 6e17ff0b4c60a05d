import type { PastAnswer } from '@lms/assessment';
import {
  attemptAnswers,
  attempts,
  type Executor,
  quizOverrides,
  quizzes,
} from '@lms/server/database';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Enrolment } from '../curriculum';
import { shownOf } from './review';

/** Attempts that are looked at; practice goes on without end. */
const newestAttempts = 100;

/**
 * Finds how a learner answered the questions of a course, the oldest answer first. Only quizzes that
 * show their marks tell it, so that what is drawn betrays no mark.
 */
export const findPastAnswers = async (
  db: Executor,
  { id: enrolmentId, userId }: Pick<Enrolment, 'id' | 'userId'>,
  now: Date,
): Promise<PastAnswer[]> => {
  const made = await db
    .select({
      id: attempts.id,
      quizId: attempts.quizId,
      status: attempts.status,
      passed: attempts.passed,
      items: attempts.items,
      submittedAt: attempts.submittedAt,
      review: quizzes.review,
      closesAt: sql<
        string | null
      >`coalesce(${quizOverrides.closesAt}, ${quizzes.closesAt})`.mapWith(quizzes.closesAt),
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .leftJoin(
      quizOverrides,
      and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, userId)),
    )
    .where(and(eq(attempts.enrolmentId, enrolmentId), eq(attempts.status, 'GRADED')))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
    .limit(newestAttempts);
  const passedQuizIds = new Set(made.filter(({ passed }) => passed).map(({ quizId }) => quizId));
  const told = made.filter(
    (attempt) => shownOf(attempt, attempt, passedQuizIds.has(attempt.quizId), now).marks,
  );
  const { attemptId, questionId, fraction } = attemptAnswers;
  const answers = await db
    .select({ attemptId, questionId, fraction })
    .from(attemptAnswers)
    .where(
      inArray(
        attemptId,
        told.map(({ id }) => id),
      ),
    );
  const right = new Set(
    answers
      .filter((answer) => answer.fraction === 1)
      .map((answer) => `${answer.attemptId} ${answer.questionId}`),
  );
  return told.reverse().flatMap(({ id, items, submittedAt }) =>
    items.map((item) => ({
      questionId: item.questionId,
      at: submittedAt ?? '',
      isRight: right.has(`${id} ${item.questionId}`),
    })),
  );
};
