import type { FieldProblem, QuizItem } from '@lms/contract';
import type { QuizInput } from '@lms/course-management/contract';
import {
  attempts,
  courseDrafts,
  type Executor,
  lessons,
  questionBanks,
  questions,
  type quizzes,
  type Transaction,
} from '@lms/server/database';
import { inUse, ProblemError } from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { drawItems } from './quiz-questions/draw-items';

type QuizRow = typeof quizzes.$inferSelect;
type Rules = Pick<QuizInput, 'items' | 'opensAt' | 'closesAt'>;

export const refuseIfAny = (errors: FieldProblem[]) => {
  if (errors.length > 0) throw new ProblemError('validation.failed', errors);
};

/** Returns the item's reference field (question or bank) with the id in it. */
const referenceOf = (item: QuizItem, index: number) => {
  if (item.kind === 'FIXED') return { field: `items[${index}].questionId`, id: item.questionId };
  return item.kind === 'RANDOM' ? { field: `items[${index}].bankId`, id: item.bankId } : null;
};

const idsWithin = async (
  db: Executor,
  table: typeof questions | typeof questionBanks,
  organizationId: string,
  ids: string[],
) => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), eq(table.organizationId, organizationId)));
  return rows.map(({ id }) => id);
};

/** Reports questions and banks of another organization as unknown. */
const foreignReferences = async (
  db: Executor,
  organizationId: string,
  items: QuizItem[],
): Promise<FieldProblem[]> => {
  const references = items.map(referenceOf);
  const ids = references.flatMap((reference) => reference?.id ?? []);
  const known = new Set([
    ...(await idsWithin(db, questions, organizationId, ids)),
    ...(await idsWithin(db, questionBanks, organizationId, ids)),
  ]);
  return references.flatMap((reference) =>
    reference && !known.has(reference.id) ? [{ field: reference.field, code: 'invalid' }] : [],
  );
};

/** Reports repeated questions: responses are stored by question id. */
const repeatedQuestions = (items: QuizItem[]): FieldProblem[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    if (item.kind !== 'FIXED') return [];
    if (seen.has(item.questionId)) {
      return [{ field: `items[${index}].questionId`, code: 'repeated' }];
    }
    seen.add(item.questionId);
    return [];
  });
};

/** Checks the items of a quiz. @throws ProblemError validation.failed, with each invalid item */
export const checkRules = async (
  db: Executor,
  organizationId: string,
  { items, opensAt, closesAt }: Rules,
) => {
  const endsBeforeStart = opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt);
  refuseIfAny([
    ...(endsBeforeStart ? [{ field: 'closesAt', code: 'endBeforeStart' as const }] : []),
    ...(await foreignReferences(db, organizationId, items)),
    ...repeatedQuestions(items),
  ]);
};

/**
 * Checks that a quiz can be taken.
 *
 * @throws ProblemError validation.failed for a quiz without items, or a draw from too few questions
 */
export const requireReady = async (db: Executor, items: QuizItem[]) => {
  const drawn = await drawItems(db, { items, shuffleQuestions: false }, 'ready');
  refuseIfAny(
    drawn.shortages.map(({ itemIndex, wanted, found }) => ({
      field: `items[${itemIndex}].count`,
      code: 'tooFewQuestions',
      params: { wanted, found },
    })),
  );
  if (drawn.items.length === 0) refuseIfAny([{ field: 'items', code: 'required' }]);
};

/** Keeps questions in the banks that a quiz draws from, until the transaction ends. */
export const lockDrawnBanks = async (tx: Transaction, items: QuizItem[]) => {
  const ids = items.flatMap((item) => (item.kind === 'RANDOM' ? [item.bankId] : []));
  await tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(inArray(questionBanks.id, ids))
    .orderBy(questionBanks.id)
    .for('share');
};

export const hasAttempts = async (db: Executor, quizId: string) => {
  const [found] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.quizId, quizId))
    .limit(1);
  return found !== undefined;
};

/** Returns true if a published lesson, or one in a draft, uses the quiz. */
const isInLesson = async (db: Executor, { id, courseId }: Pick<QuizRow, 'id' | 'courseId'>) => {
  const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.quizId, id));
  if (lesson) return true;
  const path = '$.sections[*].lessons[*] ? (@.quizId == $id)';
  const [draft] = await db
    .select({ courseId: courseDrafts.courseId })
    .from(courseDrafts)
    .where(
      and(
        courseId ? eq(courseDrafts.courseId, courseId) : undefined,
        sql`jsonb_path_exists(${courseDrafts.content}, ${path}::jsonpath, ${JSON.stringify({ id })}::jsonb)`,
      ),
    )
    .limit(1);
  return draft !== undefined;
};

/**
 * Refuses to delete a quiz in use.
 *
 * @throws ProblemError entity.inUse after its first attempt, or while a lesson uses it
 */
export const refuseUsedQuiz = async (db: Executor, quiz: Pick<QuizRow, 'id' | 'courseId'>) => {
  if (await hasAttempts(db, quiz.id)) throw inUse('ATTEMPT');
  if (await isInLesson(db, quiz)) throw inUse('LESSON');
};
