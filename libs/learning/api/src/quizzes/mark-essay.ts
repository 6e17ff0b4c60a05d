import { contentsOf } from '@lms/course-management/api';
import type { EssayMark, EssayMarked } from '@lms/learning/contract';
import { attemptAnswers, attempts, quizzes, type Transaction, users } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  ProblemError,
  recordActivity,
  type Scope,
} from '@lms/server/platform';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Enrolment } from '../curriculum';
import { lockEnrolment } from '../enrolments';
import { applyQuizResult } from './apply-quiz-result';
import { markable } from './essays';
import { lockAttempt } from './finish-attempt';
import { notifyGraded } from './notify-graded';
import { lockPassRules } from './quiz-result';
import { resultOf, scoreAttempt, type StoredAnswer, type StoredAttempt } from './score-attempt';

interface Marking {
  scope: Scope;
  caller: Caller;
  request: FastifyRequest;
  attemptId: string;
  questionId: string;
}

const findAttempt = async (deps: Deps, { scope, attemptId }: Marking) => {
  const [found] = await deps.database.db
    .select({ enrolmentId: attempts.enrolmentId, title: quizzes.title, quizId: quizzes.id })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.id, attemptId), ne(attempts.status, 'IN_PROGRESS'), markable(scope)));
  if (!found) throw new ProblemError('entity.notFound');
  return found;
};

/** Loads the answers of an attempt, and the essay to mark among them. */
const findEssay = async (tx: Transaction, attempt: StoredAttempt, questionId: string) => {
  const contents = await contentsOf(tx, attempt);
  const answers = await tx
    .select()
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, attempt.id));
  const item = attempt.items.find((one) => one.questionId === questionId);
  const answer = answers.find((given) => given.questionId === questionId);
  const isEssay = item && contents.asked(item).type === 'ESSAY';
  if (!isEssay || !answer || (answer.fraction !== null && !answer.markedAt)) {
    throw new ProblemError('entity.notFound');
  }
  return { item, answer, answers, contents };
};

/** @throws ProblemError entity.conflict where another has marked since `readAt` */
const requireUnmarked = async (
  tx: Transaction,
  { markedAt, markedBy }: StoredAnswer,
  readAt: string | null,
) => {
  const isSame = markedAt ? readAt && Date.parse(markedAt) === Date.parse(readAt) : !readAt;
  if (isSame) return;
  if (!markedAt) throw new ProblemError('entity.conflict');
  const [other] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, markedBy ?? ''));
  throw new ProblemError('entity.conflict', undefined, { name: other?.name ?? null, at: markedAt });
};

/** Stores the attempt's result once it is complete, and notifies the learner of what is new. */
const settle = async (
  tx: Transaction,
  deps: Deps,
  enrolment: Enrolment,
  attempt: StoredAttempt,
  score: number | null,
) => {
  if (score === null || score === attempt.score) return;
  const rules = await lockPassRules(tx, attempt.quizId);
  await tx
    .update(attempts)
    .set({ ...resultOf(rules, attempt, score), version: attempt.version + 1 })
    .where(eq(attempts.id, attempt.id));
  await applyQuizResult(tx, deps, enrolment, attempt, { at: deps.now().toISOString() });
  await notifyGraded(tx, deps, enrolment, attempt);
};

/**
 * Marks one essay. With its last essay marked the attempt becomes GRADED, as an attempt without
 * essays. A mark can be corrected later: the result follows, but no completion and no certificate
 * is taken back. The same mark again changes nothing.
 *
 * @throws ProblemError entity.notFound, entity.conflict if another person has marked it meanwhile,
 * or validation.failed for more than the question's mark
 */
export const markEssay = async (
  deps: Deps,
  marking: Marking,
  { mark, comment, markedAt: readAt }: EssayMark,
): Promise<EssayMarked> => {
  const { enrolmentId, title, quizId } = await findAttempt(deps, marking);
  const { attemptId, questionId, caller, request } = marking;
  return deps.database.db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, enrolmentId);
    const attempt = await lockAttempt(tx, attemptId);
    const { item, answer, answers, contents } = await findEssay(tx, attempt, questionId);
    if (mark > item.mark) {
      const params = { max: item.mark };
      throw new ProblemError('validation.failed', [{ field: 'mark', code: 'max', params }]);
    }
    const fraction = item.mark > 0 ? mark / item.mark : 0;
    if (answer.markedAt && answer.fraction === fraction && answer.comment === comment) {
      return { attemptStatus: attempt.status };
    }
    await requireUnmarked(tx, answer, readAt);
    const at = deps.now().toISOString();
    const marked = { fraction, comment, markedBy: caller.userId, markedAt: at };
    await tx
      .update(attemptAnswers)
      .set(marked)
      .where(
        and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)),
      );
    await recordActivity(tx, {
      at,
      caller,
      request,
      action: 'ESSAY_MARKED',
      entity: 'quiz',
      subject: title,
      subjectId: quizId,
    });
    const now = answers.map((one) => (one === answer ? { ...one, ...marked } : one));
    const { score } = scoreAttempt(attempt, contents, now);
    await settle(tx, deps, enrolment, attempt, score);
    return { attemptStatus: score === null ? 'SUBMITTED' : 'GRADED' };
  });
};
