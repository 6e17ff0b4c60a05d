import { combineAttempts, exactPercentOf, isPassed } from '@lms/assessment';
import { attempts, type Executor, quizzes, type Transaction } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, asc, eq } from 'drizzle-orm';
import type { Quiz } from './learner-rules';

type StoredAttempt = typeof attempts.$inferSelect;

/** Rules of a quiz that decide who passes. */
export type PassRules = Pick<Quiz, 'kind' | 'passMark' | 'gradingMethod'>;

const passRules = {
  kind: quizzes.kind,
  passMark: quizzes.passMark,
  gradingMethod: quizzes.gradingMethod,
};

/** Tells whether a percentage passes. Nobody passes a final quiz without having earned anything. */
export const passes = (
  { kind, passMark }: Pick<PassRules, 'kind' | 'passMark'>,
  exactPercent: number,
) => isPassed(exactPercent, passMark) && (kind === 'PRACTICE' || exactPercent > 0);

/** Returns the unrounded percentages of the marked attempts, in their order. */
export const percentsOf = (
  made: readonly Pick<StoredAttempt, 'status' | 'score' | 'maxScore'>[],
): number[] =>
  made.flatMap(({ status, score, maxScore }) =>
    status === 'GRADED' ? [exactPercentOf(score ?? 0, maxScore)] : [],
  );

/** Combines the percentages of an enrolment's marked attempts by the quiz's grading method. */
export const combinedResult = (quiz: PassRules, percents: readonly number[]) => {
  const exact = combineAttempts(quiz.gradingMethod, percents);
  return {
    percent: exact === null ? null : Math.round(exact * 100) / 100,
    passed: exact !== null && passes(quiz, exact),
  };
};

/** Reads the rules that judge, and lets nobody change them until the transaction ends. */
export const lockPassRules = async (tx: Transaction, quizId: string): Promise<PassRules> => {
  const [quiz] = await tx
    .select(passRules)
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
    .for('share');
  if (!quiz) throw new ProblemError('entity.notFound');
  return quiz;
};

/** Combines all marked attempts of an enrolment by the quiz's grading method. */
export const quizResult = async (db: Executor, enrolmentId: string, quizId: string) => {
  const [quiz] = await db.select(passRules).from(quizzes).where(eq(quizzes.id, quizId));
  if (!quiz) throw new ProblemError('entity.notFound');
  const finished = await db
    .select({ status: attempts.status, score: attempts.score, maxScore: attempts.maxScore })
    .from(attempts)
    .where(and(eq(attempts.enrolmentId, enrolmentId), eq(attempts.quizId, quizId)))
    .orderBy(asc(attempts.number));
  return { kind: quiz.kind, ...combinedResult(quiz, percentsOf(finished)) };
};
