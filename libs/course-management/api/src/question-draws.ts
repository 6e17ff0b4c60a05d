import type { DrawableQuestion } from '@lms/assessment';
import { questionBanks, questions, quizzes, type Transaction } from '@lms/server/database';
import { and, eq, inArray } from 'drizzle-orm';
import { CourseManagementProblem } from './course-management-problem';
import { namedByQuiz } from './question-use';
import { questionPool, shortagesOf } from './quiz-questions/draw-items';

/** Locks the banks of active questions, so that two changes can't each take away the last one. */
const lockBanks = async (tx: Transaction, questionIds: string[]) => {
  const within = tx
    .select({ id: questions.bankId })
    .from(questions)
    .where(and(inArray(questions.id, questionIds), eq(questions.status, 'ACTIVE')));
  const banks = await tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(inArray(questionBanks.id, within))
    .orderBy(questionBanks.id)
    .for('no key update');
  return banks.map(({ id }) => id);
};

/**
 * Refuses a change of questions that would leave an ACTIVE quiz with a random draw that can't be
 * filled. A quiz that lacks questions already stands in nobody's way.
 *
 * @param change returns a question as it is to be, or nothing for one to be deleted
 * @throws ProblemError question.drawn, naming the quizzes
 */
export const refuseDrawnQuestions = async (
  tx: Transaction,
  questionIds: string[],
  change: (question: DrawableQuestion) => DrawableQuestion | undefined,
) => {
  const bankIds = await lockBanks(tx, questionIds);
  if (bankIds.length === 0) return;
  const drawing = await tx
    .select({ title: quizzes.title, items: quizzes.items })
    .from(quizzes)
    .where(and(eq(quizzes.status, 'ACTIVE'), namedByQuiz('bankId', bankIds)))
    .orderBy(quizzes.title, quizzes.id);
  if (drawing.length === 0) return;
  const pool = await questionPool(
    tx,
    drawing.flatMap(({ items }) => items),
  );
  const changed = pool.flatMap((question) =>
    questionIds.includes(question.id) ? (change(question) ?? []) : question,
  );
  const broken = drawing.filter(
    ({ items }) => shortagesOf(items, pool).length === 0 && shortagesOf(items, changed).length > 0,
  );
  if (broken.length === 0) return;
  throw new CourseManagementProblem(
    'question.drawn',
    broken.map(({ title: quiz }) => ({ field: 'bankId', code: 'drawnByQuiz', params: { quiz } })),
  );
};
