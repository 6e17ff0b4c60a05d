import { contentsOf } from '@lms/course-management/api';
import { attemptAnswers, attempts, quizzes, type Transaction } from '@lms/server/database';
import { type Deps, ProblemError, recordActivity } from '@lms/server/platform';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Enrolment } from '../curriculum';
import { lockEnrolment } from '../enrolments';
import { applyQuizResult } from './apply-quiz-result';
import { lockPassRules } from './quiz-result';
import { resultOf, scoreAttempt, type StoredAttempt } from './score-attempt';
import { storeFractions } from './store-fractions';

type Running = Pick<StoredAttempt, 'status' | 'deadlineAt'>;

/** Tells whether the time is up; an answer given at the deadline is too late. */
export const isOverdue = ({ status, deadlineAt }: Running, now: Date) =>
  status === 'IN_PROGRESS' && deadlineAt !== null && now.toISOString() >= deadlineAt;

/** Tells whether the time is up, and that of answers on their way, too. */
export const isExpired = (attempt: Running & Pick<StoredAttempt, 'graceMinutes'>, now: Date) =>
  isOverdue(attempt, new Date(now.getTime() - attempt.graceMinutes * 60_000));

/** Matches running attempts as {@link isExpired} does. */
export const expiredAt = (now: Date) =>
  and(
    eq(attempts.status, 'IN_PROGRESS'),
    // Says nothing that the next line does not, but has an index.
    lte(attempts.deadlineAt, now.toISOString()),
    sql`${attempts.deadlineAt} + make_interval(mins => ${attempts.graceMinutes}) <= ${now.toISOString()}::timestamptz`,
  );

/** Locks the attempt until the transaction ends. */
export const lockAttempt = async (tx: Transaction, id: string) => {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update');
  if (!attempt) throw new ProblemError('entity.notFound');
  return attempt;
};

/** Marks the answers saved in time. Returns the score, or nothing while an essay waits. */
const mark = async (tx: Transaction, attempt: StoredAttempt, submittedAt: string) => {
  const saved = await tx
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attempt.id), lte(attemptAnswers.savedAt, submittedAt)));
  const { grades, score } = scoreAttempt(attempt, await contentsOf(tx, attempt), saved);
  await storeFractions(tx, saved, grades);
  return score;
};

/**
 * Marks an attempt as submitted at a moment, and updates enrolment and certificate. The caller holds
 * the locks of both.
 */
export const settleAttempt = async (
  tx: Transaction,
  deps: Deps,
  enrolment: Enrolment,
  attempt: StoredAttempt,
  { at, secondsSpent }: { at: string; secondsSpent: number },
) => {
  const score = await mark(tx, attempt, at);
  await tx
    .update(attempts)
    .set({
      submittedAt: at,
      ...resultOf(await lockPassRules(tx, attempt.quizId), attempt, score),
      version: attempt.version + 1,
    })
    .where(eq(attempts.id, attempt.id));
  const [quiz] = await tx
    .select({ subject: quizzes.title, subjectId: quizzes.id })
    .from(quizzes)
    .where(eq(quizzes.id, attempt.quizId));
  const done = {
    at,
    caller: enrolment.userId,
    action: 'ATTEMPT_SUBMITTED',
    entity: 'quiz',
  } as const;
  await recordActivity(tx, { ...done, ...quiz });
  await applyQuizResult(tx, deps, enrolment, attempt, { at, secondsSpent });
};

/**
 * Submits and marks an attempt and updates enrolment and certificate, all in one transaction. A
 * finished attempt stays as it is. After the deadline it counts as submitted at the deadline.
 */
export const finishAttempt = async (
  deps: Deps,
  { id, enrolmentId }: Pick<StoredAttempt, 'id' | 'enrolmentId'>,
) => {
  await deps.database.db.transaction(async (tx) => {
    // Enrolment before attempt, everywhere: locks taken in one order cannot deadlock.
    const enrolment = await lockEnrolment(tx, enrolmentId);
    const attempt = await lockAttempt(tx, id);
    if (attempt.status !== 'IN_PROGRESS') return;
    const now = deps.now();
    const submittedAt =
      isOverdue(attempt, now) && attempt.deadlineAt ? attempt.deadlineAt : now.toISOString();
    const secondsSpent = (Date.parse(submittedAt) - Date.parse(attempt.startedAt)) / 1000;
    await settleAttempt(tx, deps, enrolment, attempt, { at: submittedAt, secondsSpent });
  });
};

/** Submits an attempt whose time is up and that waits for no answer. Returns whether it did. */
export const finishIfExpired = async (deps: Deps, attempt: StoredAttempt): Promise<boolean> => {
  if (!isExpired(attempt, deps.now())) return false;
  await finishAttempt(deps, attempt);
  return true;
};
