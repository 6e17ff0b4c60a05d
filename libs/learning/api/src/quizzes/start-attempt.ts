import { rankForRepetition } from '@lms/assessment';
import { drawItems } from '@lms/course-management/api';
import {
  type AttemptItem,
  attempts,
  type Executor,
  quizzes,
  type Transaction,
} from '@lms/server/database';
import { type Deps, recordActivity } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Enrolment } from '../curriculum';
import { lockEnrolment } from '../enrolments';
import { LearningProblem } from '../learning-problem';
import { findMyQuiz, requireUnlocked } from '../lesson-access';
import { finishIfExpired } from './finish-attempt';
import type { Quiz } from './learner-rules';
import { findPastAnswers } from './past-answers';

/** Returns the order in which random items draw: a practice quiz repeats what was answered wrong. */
export const drawOrder = async (db: Executor, quiz: Quiz, enrolment: Enrolment, now: Date) =>
  quiz.kind === 'PRACTICE' && quiz.items.some(({ kind }) => kind === 'RANDOM')
    ? rankForRepetition(await findPastAnswers(db, enrolment, now), now)
    : undefined;

/**
 * Draws the questions of an attempt.
 *
 * @throws ProblemError attempt.incomplete if the banks have too few
 */
export const drawAttemptItems = async (
  db: Executor,
  quiz: Quiz,
  enrolment: Enrolment,
  seed: string,
  now: Date,
): Promise<AttemptItem[]> => {
  const { items } = await drawItems(db, quiz, seed, await drawOrder(db, quiz, enrolment, now));
  if (items.length === 0) throw new LearningProblem('attempt.incomplete');
  return items;
};

export const newSeed = () => randomBytes(16).toString('hex');

/** Returns the end of the learner's time or the quiz's closing date, whichever is earlier. */
export const endOf = (
  { timeLimitMinutes, closesAt }: Quiz,
  start: Date,
): { deadlineAt: string | null; isTimed: boolean } => {
  if (timeLimitMinutes === null) return { deadlineAt: closesAt, isTimed: false };
  const end = new Date(start.getTime() + timeLimitMinutes * 60_000).toISOString();
  const isTimed = closesAt === null || end < closesAt;
  return { deadlineAt: isTimed ? end : closesAt, isTimed };
};

/** Tells whether a quiz is still to open, and whether it is closed. */
export const opening = ({ status, opensAt, closesAt }: Quiz, now: Date) => {
  const time = now.toISOString();
  return {
    toOpen: opensAt !== null && time < opensAt,
    closed: status !== 'ACTIVE' || (closesAt !== null && time >= closesAt),
  };
};

const requireOpen = (quiz: Quiz, now: Date) => {
  const { toOpen, closed } = opening(quiz, now);
  if (toOpen) throw new LearningProblem('attempt.notOpen');
  if (closed) throw new LearningProblem('attempt.closed');
};

/** Attempt to store: that of now, or one that was drawn earlier. */
interface NewAttempt {
  number: number;
  seed: string;
  items: AttemptItem[];
  /** Set of one that began and ended without a connection. */
  prepared?: { id: string; submittedAt: string };
}

/** Stores an attempt that began at a moment. */
export const insertAttempt = async (
  tx: Transaction,
  at: Date,
  quiz: Quiz,
  enrolment: Enrolment,
  { number, seed, items, prepared }: NewAttempt,
) => {
  const [attempt] = await tx
    .insert(attempts)
    .values({
      quizId: quiz.id,
      userId: enrolment.userId,
      enrolmentId: enrolment.id,
      number,
      seed,
      items,
      rules: {
        passMark: quiz.passMark,
        penalty: quiz.penalty,
        shuffleOptions: quiz.shuffleOptions,
      },
      startedAt: at.toISOString(),
      ...endOf(quiz, at),
      graceMinutes: quiz.graceMinutes,
      maxScore: items.reduce((sum, item) => sum + item.mark, 0),
      ...(prepared && { ...prepared, status: 'SUBMITTED' }),
    })
    .returning();
  await recordActivity(tx, {
    at: at.toISOString(),
    caller: enrolment.userId,
    action: 'ATTEMPT_STARTED',
    subject: quiz.title,
    subjectId: quiz.id,
    entity: 'quiz',
  });
  return attempt as typeof attempts.$inferSelect;
};

/**
 * Starts an attempt, or returns the one in progress. The enrolment's lock lets two tabs or a double
 * click start only one.
 *
 * @throws ProblemError learning.lessonLocked, attempt.notOpen, attempt.closed, attempt.noneLeft or
 * attempt.incomplete
 */
export const startAttempt = async (deps: Deps, userId: string, quizId: string): Promise<string> => {
  const { enrolment: found } = await findMyQuiz(deps.database.db, userId, quizId);
  await finishExpired(deps, found.id, quizId);
  return deps.database.db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, found.id);
    // Locked until the attempt exists, which freezes the quiz's questions for editors.
    await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quizId)).for('share');
    const { quiz, lesson } = await findMyQuiz(tx, userId, quizId);
    const made = await attemptsOf(tx, enrolment.id, quizId);
    const running = made.find(({ status }) => status === 'IN_PROGRESS');
    if (running) return running.id;

    const now = deps.now();
    await requireUnlocked(tx, enrolment, lesson.id);
    requireOpen(quiz, now);
    if (quiz.attemptsAllowed > 0 && made.length >= quiz.attemptsAllowed) {
      throw new LearningProblem('attempt.noneLeft');
    }
    const seed = newSeed();
    const items = await drawAttemptItems(tx, quiz, enrolment, seed, now);
    const number = made.length + 1;
    return (await insertAttempt(tx, now, quiz, enrolment, { number, seed, items })).id;
  });
};

/** Finds all attempts of an enrolment at a quiz, the first one first. */
export const attemptsOf = (db: Executor, enrolmentId: string, quizId: string) =>
  db
    .select()
    .from(attempts)
    .where(and(eq(attempts.enrolmentId, enrolmentId), eq(attempts.quizId, quizId)))
    .orderBy(attempts.number);

/** Submits attempts first whose time is up, so that their results are counted. */
export const finishExpired = async (deps: Deps, enrolmentId: string, quizId: string) => {
  const made = await attemptsOf(deps.database.db, enrolmentId, quizId);
  for (const attempt of made) await finishIfExpired(deps, attempt);
};
