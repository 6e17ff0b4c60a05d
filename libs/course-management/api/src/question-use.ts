import { attempts, questions, quizzes, type Transaction } from '@lms/server/database';
import { inUse } from '@lms/server/platform';
import { inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Matches quizzes that have an item with one of these ids. */
export const namedByQuiz = (field: 'questionId' | 'bankId', ids: string[]) =>
  or(...ids.map((id) => sql`${quizzes.items} @> ${JSON.stringify([{ [field]: id }])}::jsonb`));

const refuseIfAny = async (
  tx: Transaction,
  table: typeof quizzes | typeof attempts,
  where: ReturnType<typeof or>,
) => {
  const [found] = await tx
    .select({ id: table.id as PgColumn })
    .from(table)
    .where(where)
    .limit(1);
  if (found) throw inUse(table === quizzes ? 'QUIZ' : 'ATTEMPT');
};

/**
 * Refuses to delete questions in use.
 *
 * @throws ProblemError entity.inUse if a quiz or an attempt has one of them
 */
export const refuseUsedQuestions = async (tx: Transaction, ids: string[]) => {
  await refuseIfAny(tx, quizzes, namedByQuiz('questionId', ids));
  const hasQuestion = ids.map(
    (id) =>
      sql`jsonb_path_query_array(${attempts.items}, '$[*].questionId') @> ${JSON.stringify([id])}::jsonb`,
  );
  await refuseIfAny(tx, attempts, or(...hasQuestion));
};

/**
 * Refuses to delete banks in use.
 *
 * @throws ProblemError entity.inUse if one has questions or a quiz draws from it
 */
export const refuseUsedBanks = async (tx: Transaction, ids: string[]) => {
  const [question] = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(inArray(questions.bankId, ids))
    .limit(1);
  if (question) throw inUse('QUESTION');
  await refuseIfAny(tx, quizzes, namedByQuiz('bankId', ids));
};
