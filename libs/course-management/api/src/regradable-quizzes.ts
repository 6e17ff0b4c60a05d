import type { RegradableQuiz } from '@lms/course-management/contract';
import { attempts, questions, quizzes } from '@lms/server/database';
import { type Deps, ProblemError, type Scope } from '@lms/server/platform';
import { and, eq, ne, sql } from 'drizzle-orm';

const mostShown = 20;

/**
 * Finds the quizzes with finished attempts that are marked by an earlier version of a question.
 *
 * @throws ProblemError entity.notFound if the question is out of the caller's reach
 */
export const findRegradable = async (
  { database: { db } }: Deps,
  scope: Scope,
  id: string,
): Promise<RegradableQuiz[]> => {
  const own =
    scope.kind === 'all'
      ? undefined
      : eq(questions.organizationId, scope.organizationId ?? scope.userId);
  const [question] = await db
    .select({ version: questions.contentVersion })
    .from(questions)
    .where(and(eq(questions.id, id), own));
  if (!question) throw new ProblemError('entity.notFound');
  return db
    .selectDistinct({ id: quizzes.id, title: quizzes.title })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        ne(attempts.status, 'IN_PROGRESS'),
        // The index finds the attempts with the question.
        sql`jsonb_path_query_array(${attempts.items}, '$[*].questionId') @> ${JSON.stringify([id])}::jsonb`,
        sql`exists (
          select from jsonb_array_elements(${attempts.items}) item
          where item->>'questionId' = ${id}
            and coalesce(item->>'markedVersion', item->>'contentVersion')::int < ${question.version}
        )`,
      ),
    )
    .orderBy(quizzes.title, quizzes.id)
    .limit(mostShown);
};
