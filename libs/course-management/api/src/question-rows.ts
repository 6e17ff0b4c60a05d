import type { Question } from '@lms/course-management/contract';
import {
  type Executor,
  questionBanks,
  questions,
  questionVersions,
  quizzes,
} from '@lms/server/database';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** Counts the quizzes that use the question; answered by the index on quiz items. */
const usedCount = sql`(
  select count(*) from ${quizzes}
  where ${quizzes.items} @> jsonb_build_array(jsonb_build_object('questionId', ${questions.id}))
)`.mapWith(Number);

/**
 * Counts the quizzes that do not use the question, and of which a random item draws it, by the rule
 * of `drawQuestions`; the index on quiz items finds those that draw from its bank.
 */
const drawnCount = sql`(
  select count(*) from ${quizzes}
  where ${questions.status} = 'ACTIVE'
    and ${quizzes.items} @> jsonb_build_array(jsonb_build_object('bankId', ${questions.bankId}))
    and not ${quizzes.items} @> jsonb_build_array(jsonb_build_object('questionId', ${questions.id}))
    and exists (
      select 1 from jsonb_array_elements(${quizzes.items}) as item
      where item->>'kind' = 'RANDOM'
        and item->>'bankId' = ${questions.bankId}::text
        and coalesce(item->>'difficulty', ${questions.difficulty}) = ${questions.difficulty}
        and coalesce(item->'tags', '[]') <@ to_jsonb(${questions.tags})
    )
)`.mapWith(Number);

/** Reads questions with current version, bank and number of quizzes that use them: one query. */
export const questionItems = async (db: Executor, rows: { id: string }[]): Promise<Question[]> => {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({
      id: questions.id,
      createdAt: questions.createdAt,
      updatedAt: questions.updatedAt,
      version: questions.version,
      bankId: questions.bankId,
      name: questions.name,
      externalId: questions.externalId,
      difficulty: questions.difficulty,
      tags: questions.tags,
      defaultMark: questions.defaultMark,
      contentVersion: questions.contentVersion,
      status: questions.status,
      bankName: questionBanks.name,
      content: questionVersions.content,
      usedCount,
      drawnCount,
    })
    .from(questions)
    .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questions.id),
        eq(questionVersions.contentVersion, questions.contentVersion),
      ),
    )
    .where(inArray(questions.id, ids));
  const byId = new Map(found.map(({ content, ...row }) => [row.id, { ...content, ...row }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
