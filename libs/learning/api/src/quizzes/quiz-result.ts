import { combineAttempts, exactPercentOf, isPassed } from '@lms/assessment';
import { attempts, type Executor, quizzes } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, asc, eq } from 'drizzle-orm';

/** Combines all finished attempts of an enrolment by the quiz's grading method. */
export const quizResult = async (db: Executor, enrolmentId: string, quizId: string) => {
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.id, quizId));
  if (!quiz) throw new ProblemError('entity.notFound');
  const finished = await db
    .select({ score: attempts.score, maxScore: attempts.maxScore })
    .from(attempts)
    .where(
      and(
        eq(attempts.enrolmentId, enrolmentId),
        eq(attempts.quizId, quizId),
        eq(attempts.status, 'GRADED'),
      ),
    )
    .orderBy(asc(attempts.number));
  const exact = combineAttempts(
    quiz.gradingMethod,
    finished.map(({ score, maxScore }) => exactPercentOf(score ?? 0, maxScore)),
  );
  return {
    kind: quiz.kind,
    percent: exact === null ? null : Math.round(exact * 100) / 100,
    passed: exact !== null && isPassed(exact, quiz.passMark),
  };
};
