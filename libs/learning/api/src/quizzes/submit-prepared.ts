import { validateResponse } from '@lms/assessment';
import { contentsOf } from '@lms/course-management/api';
import type { PreparedAnswers } from '@lms/learning/contract';
import {
  attemptAnswers,
  attempts,
  preparedAttempts,
  questionVersions,
  studySpans,
  type Transaction,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Enrolment } from '../curriculum';
import { lockEnrolment } from '../enrolments';
import { LearningProblem } from '../learning-problem';
import { findMyQuiz, requireUnlocked } from '../lesson-access';
import { findSpans, freeShare, lockStudyTime, spanOf } from '../study-spans';
import { settleAttempt } from './finish-attempt';
import type { Quiz } from './learner-rules';
import type { StoredAttempt } from './score-attempt';
import { attemptsOf, endOf, insertAttempt, opening } from './start-attempt';

/** Most of one attempt that counts as study time, in seconds: a device may have lain about. */
const longestSeconds = 3_600;

type Prepared = typeof preparedAttempts.$inferSelect;
type Answer = PreparedAnswers['answers'][number];

/** Moments of an attempt by the server's clock. */
interface Moments {
  startedAt: string;
  submittedAt: string;
  deadlineAt: string | null;
  /** Moment of an answer. */
  of: (answer: Answer) => string;
}

const iso = (time: number) => new Date(time).toISOString();
const between = (time: number, from: number, until: number) =>
  Math.max(from, Math.min(time, until));

/**
 * Sets the device's clock right by the moment at which it sent, and cuts what it tells to what can be
 * true: since the questions were drawn, and not in the future.
 */
const momentsOf = (
  { startedAt, submittedAt, sentAt }: PreparedAnswers,
  { preparedAt }: Prepared,
  quiz: Quiz,
  now: number,
): Moments => {
  const ahead = now - Date.parse(sentAt);
  const start = between(Date.parse(startedAt) + ahead, Date.parse(preparedAt), now);
  const { deadlineAt } = endOf(quiz, new Date(start));
  const last = Math.min(now, deadlineAt === null ? now : Date.parse(deadlineAt));
  const end = between(Date.parse(submittedAt) + ahead, start, Math.max(start, last));
  return {
    startedAt: iso(start),
    submittedAt: iso(end),
    deadlineAt,
    of: ({ givenAt }) => iso(Math.max(start, Date.parse(givenAt) + ahead)),
  };
};

/**
 * Refuses what an attempt online would be refused for. A closing date holds for the arrival, with the
 * quiz's grace: the answers may be shown from then on.
 */
const requireAllowed = (
  quiz: Quiz,
  made: readonly StoredAttempt[],
  { startedAt }: Moments,
  now: number,
) => {
  const start = new Date(startedAt);
  const { toOpen } = opening(quiz, start);
  const closing = new Date(now - quiz.graceMinutes * 60_000);
  if (toOpen) throw new LearningProblem('attempt.notOpen');
  const isClosed = opening(quiz, start).closed || opening(quiz, closing).closed;
  if (quiz.kind !== 'PRACTICE' || isClosed) throw new LearningProblem('attempt.closed');
  if (quiz.attemptsAllowed > 0 && made.length >= quiz.attemptsAllowed) {
    throw new LearningProblem('attempt.noneLeft');
  }
};

/** Returns the answers to store; those given after the deadline apart. */
const sortAnswers = async (
  tx: Transaction,
  { items }: Prepared,
  answers: Answer[],
  { of, submittedAt, deadlineAt }: Moments,
) => {
  const versions = await tx
    .select({ id: questionVersions.questionId, version: questionVersions.contentVersion })
    .from(questionVersions)
    .where(
      inArray(
        questionVersions.questionId,
        items.map(({ questionId }) => questionId),
      ),
    );
  const isThere = items.every((item) =>
    versions.some(({ id, version }) => id === item.questionId && version === item.contentVersion),
  );
  // A question that was deleted before anybody was seen to answer it.
  if (!isThere) throw new LearningProblem('attempt.incomplete');
  const contents = await contentsOf(tx, { items });
  const counted = new Map<string, Pick<Answer, 'response' | 'flagged'> & { savedAt: string }>();
  const late = new Set<string>();
  for (const answer of answers) {
    const { questionId, flagged, response: sent } = answer;
    const item = items.find((one) => one.questionId === questionId);
    const response = item && validateResponse(contents.asked(item).type, sent);
    if (response === undefined) {
      throw new ProblemError('validation.failed', [{ field: 'answers', code: 'invalid' }]);
    }
    const at = of(answer);
    if (deadlineAt !== null && at >= deadlineAt) late.add(questionId);
    else {
      const savedAt = at < submittedAt ? at : submittedAt;
      const known = counted.get(questionId);
      if (!known || known.savedAt <= savedAt)
        counted.set(questionId, { response, flagged, savedAt });
    }
  }
  return { counted, late: [...late] };
};

/** Counts the time of an attempt, without what was studied beside it. */
const countTime = async (
  tx: Transaction,
  enrolment: Enrolment,
  lessonId: string,
  { id, startedAt, submittedAt }: Pick<StoredAttempt, 'id' | 'startedAt'> & { submittedAt: string },
) => {
  const until = Date.parse(submittedAt);
  const whole = (until - Date.parse(startedAt)) / 1_000;
  const seconds = Math.min(whole, longestSeconds);
  const span = spanOf(seconds, { from: Date.parse(startedAt), until });
  const others = await findSpans(tx, enrolment.userId, span);
  const secondsCounted = seconds * freeShare(span, others);
  await tx.insert(studySpans).values({
    userId: enrolment.userId,
    id,
    enrolmentId: enrolment.id,
    lessonId,
    source: 'OFFLINE',
    startedAt: iso(span.from),
    endedAt: submittedAt,
    secondsCounted,
  });
  return secondsCounted;
};

/**
 * Tells whether the same answers arrived before.
 *
 * @throws ProblemError attempt.stale where another device was first
 */
const requireSame = async (
  tx: Transaction,
  { id, status, uncountedIds }: StoredAttempt,
  answers: Answer[],
) => {
  const stored = await tx.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, id));
  const kept = new Map(stored.map(({ questionId, response }) => [questionId, response]));
  const isSame = answers.every(
    ({ questionId, response }) =>
      uncountedIds.includes(questionId) ||
      isDeepStrictEqual(kept.get(questionId) ?? null, response ?? null),
  );
  if (status === 'IN_PROGRESS' || !isSame) throw new LearningProblem('attempt.stale');
};

/** Stores and marks an attempt that was made without a connection. */
const take = async (tx: Transaction, deps: Deps, prepared: Prepared, input: PreparedAnswers) => {
  const { id, userId, quizId, seed, items } = prepared;
  const { enrolment: found } = await findMyQuiz(tx, userId, quizId);
  const enrolment = await lockEnrolment(tx, found.id);
  const { quiz, lesson } = await findMyQuiz(tx, userId, quizId);
  await requireUnlocked(tx, enrolment, lesson.id);
  const now = deps.now().getTime();
  const made = await attemptsOf(tx, enrolment.id, quizId);
  const moments = momentsOf(input, prepared, quiz, now);
  requireAllowed(quiz, made, moments, now);
  const { counted, late } = await sortAnswers(tx, prepared, input.answers, moments);

  const { startedAt, submittedAt } = moments;
  const attempt = await insertAttempt(tx, new Date(startedAt), quiz, enrolment, {
    number: made.length + 1,
    seed,
    items,
    prepared: { id, submittedAt },
  });
  if (late.length > 0) {
    await tx.update(attempts).set({ uncountedIds: late }).where(eq(attempts.id, id));
  }
  const rows = [...counted].map(([questionId, answer]) => ({
    attemptId: id,
    questionId,
    ...answer,
  }));
  if (rows.length > 0) await tx.insert(attemptAnswers).values(rows);
  await tx.delete(preparedAttempts).where(eq(preparedAttempts.id, id));
  const secondsSpent = await countTime(tx, enrolment, lesson.id, { id, startedAt, submittedAt });
  await settleAttempt(tx, deps, enrolment, attempt, { at: submittedAt, secondsSpent });
};

/**
 * Takes an attempt that was made without a connection, and marks it: all of it, or nothing. Sent
 * again it counts once.
 *
 * @throws ProblemError entity.notFound for what was never drawn for the caller, attempt.stale where
 * another device has submitted it with other answers, and what starting an attempt throws
 */
export const submitPrepared = (deps: Deps, userId: string, id: string, input: PreparedAnswers) =>
  deps.database.db.transaction(async (tx) => {
    // One after the other: of two devices, or of a call and its repetition, the second finds the first.
    await lockStudyTime(tx, userId);
    const [known] = await tx
      .select()
      .from(attempts)
      .where(and(eq(attempts.id, id), eq(attempts.userId, userId)));
    if (known) return requireSame(tx, known, input.answers);
    const [prepared] = await tx
      .select()
      .from(preparedAttempts)
      .where(and(eq(preparedAttempts.id, id), eq(preparedAttempts.userId, userId)));
    if (!prepared) throw new ProblemError('entity.notFound');
    await take(tx, deps, prepared, input);
  });
