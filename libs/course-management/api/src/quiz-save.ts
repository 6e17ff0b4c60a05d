import type { QuizInput } from '@lms/course-management/contract';
import { courses, type Executor, quizzes, type Transaction } from '@lms/server/database';
import {
  type Deps,
  lastChangedBy,
  ProblemError,
  sanitizeRichText,
  type SavedBy,
  type Scope,
} from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { CourseManagementProblem } from './course-management-problem';
import {
  checkRules,
  hasAttempts,
  lockDrawnBanks,
  refuseIfAny,
  refuseUsedQuiz,
  requireReady,
} from './quiz-check';
import { quizRulesChanged, quizTimesChanged } from './quiz-events';
import { refuseForeignPictures } from './text-pictures';

const within = (table: typeof quizzes | typeof courses, scope: Scope) =>
  scope.kind === 'all' ? undefined : eq(table.organizationId, scope.organizationId ?? scope.userId);

/** @throws ProblemError entity.notFound for a quiz out of the caller's reach */
export const findQuiz = async (db: Executor, scope: Scope, id: string) => {
  const [quiz] = await db
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, id), within(quizzes, scope)));
  if (!quiz) throw new ProblemError('entity.notFound');
  return quiz;
};

/**
 * Locks the quiz until the transaction ends. An attempt that starts meanwhile waits and then gets the
 * saved items; if it started first, the items are frozen.
 */
const lockQuiz = async (tx: Transaction, scope: Scope, id: string, version: number) => {
  await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, id)).for('update');
  const quiz = await findQuiz(tx, scope, id);
  if (quiz.version === version) return quiz;
  throw new ProblemError('entity.conflict', undefined, {
    name: await lastChangedBy(tx, id),
    at: quiz.updatedAt,
  });
};

/** Returns the course's organization: a quiz belongs to it, whatever the request says. */
const findOrganization = async (tx: Transaction, scope: Scope, courseId: string) => {
  const [course] = await tx
    .select({ organizationId: courses.organizationId })
    .from(courses)
    .where(and(eq(courses.id, courseId), within(courses, scope)))
    .for('key share');
  if (!course) refuseIfAny([{ field: 'courseId', code: 'invalid' }]);
  return course?.organizationId ?? '';
};

const valuesOf = async (
  tx: Transaction,
  scope: Scope,
  input: QuizInput,
  before?: typeof quizzes.$inferSelect,
) => {
  const organizationId = await findOrganization(tx, scope, input.courseId);
  await checkRules(tx, organizationId, input);
  const instructions = sanitizeRichText(input.instructions);
  await refuseForeignPictures(
    tx,
    'instructions',
    instructions,
    organizationId,
    before?.instructions,
  );
  return { ...input, instructions, organizationId };
};

type Stored = typeof quizzes.$inferSelect;

const checkChange = async (tx: Transaction, stored: Stored, input: QuizInput) => {
  if (stored.courseId !== input.courseId) await refuseUsedQuiz(tx, stored);
  const isSame = isDeepStrictEqual(stored.items, JSON.parse(JSON.stringify(input.items)));
  if (!isSame && (await hasAttempts(tx, stored.id)))
    throw new CourseManagementProblem('quiz.frozen');
  if (stored.status !== 'ACTIVE' || isSame) return;
  await lockDrawnBanks(tx, input.items);
  await requireReady(tx, input.items);
};

/** Tells whether a change lets other attempts pass than before. */
const isJudgedAnew = (stored: Stored, { kind, passMark, gradingMethod }: QuizInput) =>
  stored.kind !== kind || stored.passMark !== passMark || stored.gradingMethod !== gradingMethod;

/** Tells whether attempts end at another time than before. */
const isTimedAnew = (stored: Stored, { timeLimitMinutes, closesAt }: Partial<Stored>) =>
  stored.timeLimitMinutes !== timeLimitMinutes || stored.closesAt !== closesAt;

export const createQuiz = async (tx: Transaction, { scope, log }: SavedBy, input: QuizInput) => {
  const [made] = await tx
    .insert(quizzes)
    .values(await valuesOf(tx, scope, input))
    .returning({ id: quizzes.id, name: quizzes.title });
  if (!made) throw new Error('No quiz was stored');
  await log(tx, 'CREATED', [made]);
  return made.id;
};

/**
 * Saves a quiz.
 *
 * @throws ProblemError entity.conflict, or quiz.frozen if its items change after the first attempt
 */
export const updateQuiz = async (
  tx: Transaction,
  { events }: Pick<Deps, 'events'>,
  { scope, log }: SavedBy,
  id: string,
  input: QuizInput,
  version: number,
) => {
  const stored = await lockQuiz(tx, scope, id, version);
  const values = await valuesOf(tx, scope, input, stored);
  await checkChange(tx, stored, input);
  await tx
    .update(quizzes)
    .set({ ...values, version: stored.version + 1 })
    .where(eq(quizzes.id, id));
  await log(tx, 'CHANGED', [{ id, name: input.title }]);
  if (isJudgedAnew(stored, input)) await events.publish(tx, quizRulesChanged, { quizId: id });
  if (isTimedAnew(stored, values)) await events.publish(tx, quizTimesChanged, { quizId: id });
};
