import { validateResponse } from '@lms/assessment';
import type { AnswerInput, AnswerSaved } from '@lms/contract';
import type { Deps } from '../../../deps';
import { ProblemError } from '../../../http/problems';
import { attemptAnswers } from '../learning.table';
import { findMyAttempt } from './attempt-view';
import { contentsOf } from './contents';
import { finishAttempt, isOverdue, lockAttempt } from './finish-attempt';

const invalid = (field: string) =>
  new ProblemError('validation.failed', [{ field, code: 'invalid' }]);

/**
 * Stores one answer. The time that counts is when it is written, under the attempt's lock: a request
 * that started before the deadline and got there after it is refused.
 *
 * @throws ProblemError attempt.deadlinePassed, attempt.stale once submitted, or validation.failed
 */
export const saveAnswer = async (
  deps: Deps,
  userId: string,
  attemptId: string,
  { questionId, response: sent, flagged }: AnswerInput,
): Promise<AnswerSaved> => {
  const found = await findMyAttempt(deps.database.db, userId, attemptId);
  const item = found.items.find((asked) => asked.questionId === questionId);
  if (!item) throw invalid('questionId');
  const { type } = (await contentsOf(deps.database.db, { items: [item] })).asked(item);
  const response = validateResponse(type, sent);
  if (response === undefined) throw invalid('response');

  const saved = await deps.database.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    const now = deps.now();
    const { deadlineAt } = attempt;
    if (isOverdue(attempt, now)) return null;
    if (attempt.status !== 'IN_PROGRESS') {
      const late = deadlineAt !== null && now.toISOString() >= deadlineAt;
      throw new ProblemError(late ? 'attempt.deadlinePassed' : 'attempt.stale');
    }
    const savedAt = now.toISOString();
    await tx
      .insert(attemptAnswers)
      .values({ attemptId, questionId, response, flagged, savedAt })
      .onConflictDoUpdate({
        target: [attemptAnswers.attemptId, attemptAnswers.questionId],
        set: { response, savedAt, ...(flagged !== undefined && { flagged }) },
      });
    return { savedAt, deadlineAt };
  });
  if (saved) return saved;
  await finishAttempt(deps, found);
  throw new ProblemError('attempt.deadlinePassed');
};
