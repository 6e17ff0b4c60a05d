import { contentsOf, learnerQuestions } from '@lms/course-management/api';
import type { PreparedAttempt, PreparedAttempts } from '@lms/learning/contract';
import { preparedAttempts, questions, quizzes, type Transaction } from '@lms/server/database';
import { dayMs, type Deps, ProblemError } from '@lms/server/platform';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { type Enrolment, loadCurriculum } from '../curriculum';
import { findEnrolment, lockEnrolment } from '../enrolments';
import { LearningProblem } from '../learning-problem';
import { findMyQuiz } from '../lesson-access';
import { picturesIn, storedFiles } from '../stored-files';
import type { Quiz } from './learner-rules';
import { viewQuiz } from './quiz-start';
import { attemptsOf, drawAttemptItems, newSeed, opening } from './start-attempt';

/** Days for which a device may bring answers to what was drawn for it. */
const keptDays = 90;

type Prepared = typeof preparedAttempts.$inferSelect;

/** Tells whether a draw is of the quiz and the questions as they are now. */
const isCurrent = async (tx: Transaction, { quizVersion, items }: Prepared, quiz: Quiz) => {
  if (quizVersion !== quiz.version) return false;
  const ids = items.map(({ questionId }) => questionId);
  const asked = await tx
    .select({ id: questions.id, contentVersion: questions.contentVersion })
    .from(questions)
    .where(inArray(questions.id, ids));
  const versions = new Map(asked.map(({ id, contentVersion }) => [id, contentVersion]));
  return items.every((item) => versions.get(item.questionId) === item.contentVersion);
};

/** Finds the draw of a quiz that waits for its answers, or draws one. */
const prepare = async (
  tx: Transaction,
  quiz: Quiz,
  enrolment: Enrolment,
  now: Date,
): Promise<Prepared> => {
  const { enrolmentId, quizId, preparedAt } = preparedAttempts;
  const [waiting] = await tx
    .select()
    .from(preparedAttempts)
    .where(and(eq(enrolmentId, enrolment.id), eq(quizId, quiz.id)))
    .orderBy(desc(preparedAt))
    .limit(1);
  if (waiting && (await isCurrent(tx, waiting, quiz))) return waiting;
  const seed = newSeed();
  const [drawn] = await tx
    .insert(preparedAttempts)
    .values({
      userId: enrolment.userId,
      enrolmentId: enrolment.id,
      quizId: quiz.id,
      quizVersion: quiz.version,
      seed,
      items: await drawAttemptItems(tx, quiz, enrolment, seed, now),
      preparedAt: now.toISOString(),
    })
    .returning();
  return drawn as Prepared;
};

/** Prepares a quiz if its learner may begin an attempt at it now. */
const prepareIfOpen = (
  { database: { db }, now }: Deps,
  userId: string,
  quizId: string,
): Promise<Prepared | undefined> =>
  db.transaction(async (tx) => {
    const { enrolment: found } = await findMyQuiz(tx, userId, quizId);
    const enrolment = await lockEnrolment(tx, found.id);
    // Nobody changes the quiz while it is drawn.
    await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quizId)).for('share');
    const { quiz } = await findMyQuiz(tx, userId, quizId);
    const made = await attemptsOf(tx, enrolment.id, quizId);
    const { toOpen, closed } = opening(quiz, now());
    const isUsedUp = quiz.attemptsAllowed > 0 && made.length >= quiz.attemptsAllowed;
    const isRunning = made.some(({ status }) => status === 'IN_PROGRESS');
    if (quiz.kind !== 'PRACTICE' || toOpen || closed || isUsedUp || isRunning) return undefined;
    try {
      return await prepare(tx, quiz, enrolment, now());
    } catch (error) {
      // Banks with too few questions: as online, this quiz can't begin.
      if (error instanceof LearningProblem) return undefined;
      throw error;
    }
  });

const view = async (deps: Deps, userId: string, prepared: Prepared): Promise<PreparedAttempt> => {
  const { db } = deps.database;
  const { quiz: rules } = await findMyQuiz(db, userId, prepared.quizId);
  const asked = learnerQuestions({ ...prepared, rules }, await contentsOf(db, prepared));
  const quiz = await viewQuiz(deps, userId, prepared.quizId);
  const texts = JSON.stringify([quiz.instructions, asked]).replaceAll('\\"', '"');
  return {
    id: prepared.id,
    quiz,
    questions: asked,
    files: await storedFiles(deps, picturesIn(texts)),
  };
};

/**
 * Draws the practice quizzes of a course that its learner may begin now, each once until its answers
 * arrive.
 *
 * @throws ProblemError entity.notFound for a course that the caller doesn't study
 */
export const prepareAttempts = async (
  deps: Deps,
  userId: string,
  courseId: string,
): Promise<PreparedAttempts> => {
  const { db } = deps.database;
  const enrolment = await findEnrolment(db, userId, courseId);
  if (!enrolment) throw new ProblemError('entity.notFound');
  const before = new Date(deps.now().getTime() - keptDays * dayMs).toISOString();
  const { enrolmentId, preparedAt } = preparedAttempts;
  await db
    .delete(preparedAttempts)
    .where(and(eq(enrolmentId, enrolment.id), lt(preparedAt, before)));
  const curriculum = await loadCurriculum(db, enrolment);
  const attempts: PreparedAttempt[] = [];
  for (const { quizId, quizKind, locked } of curriculum) {
    if (!quizId || quizKind !== 'PRACTICE' || locked) continue;
    const prepared = await prepareIfOpen(deps, userId, quizId);
    if (prepared) attempts.push(await view(deps, userId, prepared));
  }
  return { attempts };
};

/** Forgets what was drawn for somebody whose account is closed. */
export const forgetPrepared = (tx: Transaction, userId: string) =>
  tx.delete(preparedAttempts).where(eq(preparedAttempts.userId, userId));
