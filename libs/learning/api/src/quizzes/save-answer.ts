import { validateResponse } from '@lms/assessment';
import type { AnswerInput, AnswerSaved } from '@lms/learning/contract';
import {
  attemptAnswers,
  attempts,
  enrolments,
  questionVersions,
  type Transaction,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq, sql } from 'drizzle-orm';
import { LearningProblem } from '../learning-problem';
import { isMyAttempt } from './attempt-view';
import { finishAttempt, isOverdue } from './finish-attempt';

const invalid = (field: string) =>
  new ProblemError('validation.failed', [{ field, code: 'invalid' }]);

/**
 * Locks the attempt until the transaction ends, and loads the question in the attempt's version.
 */
const lockAsked = async (
  tx: Transaction,
  userId: string,
  attemptId: string,
  questionId: string,
) => {
  const { contentVersion, content } = questionVersions;
  const item = sql`jsonb_build_object('questionId', ${questionVersions.questionId}, 'contentVersion', ${contentVersion})`;
  const [found] = await tx
    .select({
      attempt: {
        id: attempts.id,
        enrolmentId: attempts.enrolmentId,
        deadlineAt: attempts.deadlineAt,
        status: attempts.status,
      },
      content,
    })
    .from(attempts)
    .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
    .leftJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questionId),
        sql`${attempts.items} @> jsonb_build_array(${item})`,
      ),
    )
    .where(isMyAttempt(userId, attemptId))
    .for('update', { of: attempts });
  if (!found) throw new ProblemError('entity.notFound');
  if (!found.content) throw invalid('questionId');
  return { attempt: found.attempt, type: found.content.type };
};

/**
 * Stores one answer. Its time is that of the write, under the attempt's lock: a request that
 * started before the deadline and is written after it is refused.
 *
 * @throws ProblemError attempt.deadlinePassed, attempt.stale once submitted, or validation.failed
 */
export const saveAnswer = async (
  deps: Deps,
  userId: string,
  attemptId: string,
  { questionId, response: sent, flagged }: AnswerInput,
): Promise<AnswerSaved> => {
  const { overdue, saved } = await deps.database.db.transaction(async (tx) => {
    const { attempt, type } = await lockAsked(tx, userId, attemptId, questionId);
    const response = validateResponse(type, sent);
    if (response === undefined) throw invalid('response');
    const now = deps.now();
    if (isOverdue(attempt, now)) return { overdue: attempt };
    const { deadlineAt } = attempt;
    const savedAt = now.toISOString();
    if (attempt.status !== 'IN_PROGRESS') {
      const late = deadlineAt !== null && savedAt >= deadlineAt;
      throw new LearningProblem(late ? 'attempt.deadlinePassed' : 'attempt.stale');
    }
    await tx
      .insert(attemptAnswers)
      .values({ attemptId, questionId, response, flagged, savedAt })
      .onConflictDoUpdate({
        target: [attemptAnswers.attemptId, attemptAnswers.questionId],
        set: { response, savedAt, ...(flagged !== undefined && { flagged }) },
      });
    return { saved: { savedAt, deadlineAt } };
  });
  if (saved) return saved;
  await finishAttempt(deps, overdue);
  throw new LearningProblem('attempt.deadlinePassed');
};
