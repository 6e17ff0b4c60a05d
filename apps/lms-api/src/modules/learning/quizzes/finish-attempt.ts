import {
  gradeQuestion,
  isPassed,
  exactPercentOf,
  markFor,
  percentOf,
  totalScore,
} from '@lms/assessment';
import type { QuestionResponse } from '@lms/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Deps, Transaction } from '../../../deps';
import { ProblemError } from '../../../http/problems';
import { recordActivity } from '../../communication/activity';
import { lessons } from '../../course-management/courses.table';
import { quizzes } from '../../course-management/quizzes.table';
import { completeLesson, settleEnrolment } from '../completion';
import type { Enrolment } from '../curriculum';
import { lockEnrolment } from '../enrolments';
import { attemptAnswers, attempts } from '../learning.table';
import { contentsOf } from './contents';
import { quizResult } from './quiz-result';

export type StoredAttempt = typeof attempts.$inferSelect;

/** Whether the time is up; the answer that arrives at the deadline is already too late. */
export const isOverdue = ({ status, deadlineAt }: StoredAttempt, now: Date) =>
  status === 'IN_PROGRESS' && deadlineAt !== null && now.toISOString() >= deadlineAt;

/** Holds the attempt until the transaction ends. */
export const lockAttempt = async (tx: Transaction, id: string) => {
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, id)).for('update');
  if (!attempt) throw new ProblemError('entity.notFound');
  return attempt;
};

/** Marks what was saved in time. */
const mark = async (tx: Transaction, attempt: StoredAttempt, submittedAt: string) => {
  const contents = await contentsOf(tx, attempt);
  const saved = await tx
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attempt.id), lte(attemptAnswers.savedAt, submittedAt)));
  const responses = new Map<string, QuestionResponse>(
    saved.map(({ questionId, response }) => [questionId, response]),
  );
  const grades = new Map(
    attempt.items.map(({ questionId }) => [
      questionId,
      gradeQuestion(contents.of(questionId), responses.get(questionId) ?? null),
    ]),
  );
  if (saved.length > 0) {
    await tx
      .insert(attemptAnswers)
      .values(
        saved.map((answer) => ({ ...answer, fraction: grades.get(answer.questionId)?.fraction })),
      )
      .onConflictDoUpdate({
        target: [attemptAnswers.attemptId, attemptAnswers.questionId],
        set: { fraction: sql`excluded.fraction` },
      });
  }
  return totalScore(
    attempt.items.map((item) => {
      const grade = grades.get(item.questionId);
      return grade ? markFor(grade, item.mark, attempt.rules.penalty) : 0;
    }),
  );
};

/** A practice quiz is done once it was submitted, a final one once its result passes. */
const settleQuizLesson = async (
  tx: Transaction,
  deps: Deps,
  enrolment: Enrolment,
  attempt: StoredAttempt,
  submittedAt: string,
) => {
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.quizId, attempt.quizId));
  const result = await quizResult(tx, enrolment.id, attempt.quizId);
  if (lesson && (result.kind === 'PRACTICE' || result.passed)) {
    await completeLesson(tx, enrolment, lesson.id, submittedAt);
  }
  const seconds = (Date.parse(submittedAt) - Date.parse(attempt.startedAt)) / 1000;
  await settleEnrolment(tx, deps, enrolment, {
    lastLessonId: lesson?.id ?? enrolment.lastLessonId,
    secondsSpent: enrolment.secondsSpent + seconds,
  });
};

/**
 * Submits and marks an attempt, its enrolment and maybe the certificate, all in one transaction. One
 * that is finished already stays as it is. After the deadline it counts as submitted at the deadline.
 */
export const finishAttempt = async (
  deps: Deps,
  { id, enrolmentId }: Pick<StoredAttempt, 'id' | 'enrolmentId'>,
) => {
  await deps.database.db.transaction(async (tx) => {
    // Enrolment before attempt, here and everywhere: locks taken in one order can't block each other.
    const enrolment = await lockEnrolment(tx, enrolmentId);
    const attempt = await lockAttempt(tx, id);
    if (attempt.status !== 'IN_PROGRESS') return;
    const now = deps.now();
    const submittedAt =
      isOverdue(attempt, now) && attempt.deadlineAt ? attempt.deadlineAt : now.toISOString();
    const score = await mark(tx, attempt, submittedAt);
    await tx
      .update(attempts)
      .set({
        status: 'GRADED',
        submittedAt,
        score,
        percent: percentOf(score, attempt.maxScore),
        passed: isPassed(exactPercentOf(score, attempt.maxScore), attempt.rules.passMark),
        version: attempt.version + 1,
      })
      .where(eq(attempts.id, id));
    const [quiz] = await tx
      .select({ subject: quizzes.title, subjectId: quizzes.id })
      .from(quizzes)
      .where(eq(quizzes.id, attempt.quizId));
    const done = {
      at: submittedAt,
      caller: enrolment.userId,
      action: 'ATTEMPT_SUBMITTED',
    } as const;
    await recordActivity(tx, { ...done, ...quiz });
    await settleQuizLesson(tx, deps, enrolment, attempt, submittedAt);
  });
};

/** Submits for a learner whose time is up. Tells whether it did. */
export const finishIfOverdue = async (deps: Deps, attempt: StoredAttempt): Promise<boolean> => {
  if (!isOverdue(attempt, deps.now())) return false;
  await finishAttempt(deps, attempt);
  return true;
};
