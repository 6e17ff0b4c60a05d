import { defaultTableState, type FindResult } from '@lms/contract';
import { type Contents, contentsOf } from '@lms/course-management/api';
import { essayFind, type EssayQuiz, type EssayToMark } from '@lms/learning/contract';
import {
  attemptAnswers,
  attempts,
  courses,
  type Executor,
  quizzes,
  users,
} from '@lms/server/database';
import {
  type FindQuery,
  findSchema,
  matchesFilters,
  matchesTerm,
  type Scope,
} from '@lms/server/platform';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, min, type SQL } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';

const columns: Record<string, PgColumn> = {
  quizId: attempts.quizId,
  courseId: quizzes.courseId,
  markedAt: attemptAnswers.markedAt,
};

export const essayFindSchema = findSchema(essayFind, columns);

/** Matches essays to be marked: the only submitted answers without a fraction. */
const waits = and(eq(attempts.status, 'SUBMITTED'), isNull(attemptAnswers.fraction));

/** Matches the quizzes that a caller may mark. */
export const markable = (scope: Scope) =>
  scope.kind === 'all'
    ? undefined
    : eq(quizzes.organizationId, scope.organizationId ?? scope.userId);

const from = (db: Executor) =>
  db
    .select({
      attempt: attempts,
      answer: attemptAnswers,
      quizTitle: quizzes.title,
      courseTitle: courses.title,
      language: courses.language,
      learner: users.name,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(courses, eq(courses.id, quizzes.courseId))
    .innerJoin(users, eq(users.id, attempts.userId));

const countEssays = async (db: Executor, where: SQL | undefined) => {
  const [found] = await db
    .select({ count: count(), oldestAt: min(attempts.submittedAt) })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(courses, eq(courses.id, quizzes.courseId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(where);
  return { count: found?.count ?? 0, oldestAt: found?.oldestAt ?? null };
};

/** Counts the essays that wait in the courses matched by `own`, and tells since when. */
export const countWaitingEssays = (db: Executor, own: SQL | undefined) =>
  countEssays(db, and(waits, own));

type Found = Awaited<ReturnType<typeof from>>[number];

const toEssay = ({ attempt, answer, ...titles }: Found, contents: Contents): EssayToMark[] => {
  const item = attempt.items.find(({ questionId }) => questionId === answer.questionId);
  if (!item) return [];
  const { text, markingGuide, minWords, maxWords } = contents.asked(item);
  const { markedAt, comment, fraction } = answer;
  return [
    {
      ...titles,
      attemptId: attempt.id,
      questionId: item.questionId,
      quizId: attempt.quizId,
      submittedAt: attempt.submittedAt ?? answer.savedAt,
      question: text,
      markingGuide: markingGuide ?? null,
      ...(minWords && { minWords }),
      ...(maxWords && { maxWords }),
      response: typeof answer.response === 'string' ? answer.response : '',
      maxMark: item.mark,
      mark: markedAt && fraction !== null ? fraction * item.mark : null,
      comment,
      markedAt,
    },
  ];
};

/**
 * Finds waiting essays or, with a span in `filter.markedAt`, those marked within it; oldest first.
 */
export const findEssays = async (
  db: Executor,
  scope: Scope,
  { filter = {}, paginator = {}, sorting = {}, searchTerm }: FindQuery,
): Promise<FindResult<EssayToMark>> => {
  const { page, pageSize } = { ...defaultTableState.paginator, ...paginator };
  const where = and(
    filter['markedAt'] === undefined ? waits : isNotNull(attemptAnswers.markedAt),
    markable(scope),
    matchesFilters(columns, filter),
    matchesTerm([quizzes.title, courses.title, users.name], searchTerm),
  );
  const keys: Record<string, PgColumn> = { id: attempts.id, markedAt: attemptAnswers.markedAt };
  const key = keys[sorting.column ?? ''] ?? attempts.submittedAt;
  const order = sorting.direction === 'desc' ? desc : asc;
  const rows = await from(db)
    .where(where)
    .orderBy(order(key), asc(attempts.id), asc(attemptAnswers.questionId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const contents = await contentsOf(db, { items: rows.flatMap(({ attempt }) => attempt.items) });
  return {
    items: rows.flatMap((row) => toEssay(row, contents)),
    total: (await countEssays(db, where)).count,
  };
};

/** Most quizzes to filter essays by. */
const maxQuizzes = 500;

/** Selects the quizzes that hold essays: two selects, so that each uses its own index. */
const essayQuizIds = (db: Executor) => {
  const quizzesOf = (where: SQL | undefined) =>
    db
      .select({ id: attempts.quizId })
      .from(attemptAnswers)
      .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
      .where(where);
  return unionAll(quizzesOf(waits), quizzesOf(isNotNull(attemptAnswers.markedAt)));
};

/** Lists the quizzes that hold essays, waiting or marked, by course and title. */
export const findEssayQuizzes = async (
  db: Executor,
  scope: Scope,
): Promise<{ items: EssayQuiz[] }> => ({
  items: await db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      courseId: courses.id,
      courseTitle: courses.title,
      language: courses.language,
    })
    .from(quizzes)
    .innerJoin(courses, eq(courses.id, quizzes.courseId))
    .where(and(inArray(quizzes.id, essayQuizIds(db)), markable(scope)))
    .orderBy(asc(courses.title), asc(quizzes.title), asc(quizzes.id))
    .limit(maxQuizzes),
});
