import type { FindResult } from '@lms/contract';
import type { AttemptItem } from '@lms/learning/contract';
import { attempts, type Executor, quizzes, users } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  type FindQuery,
  findRows,
  matchesFilters,
  matchesTerm,
  type Scope,
} from '@lms/server/platform';
import { and, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { markable } from './essays';
import { shownMarks, shownOf } from './review';

export const attemptColumns = getTableColumns(attempts) as Record<string, PgColumn>;

type AttemptRow = typeof attempts.$inferSelect;

/** Restricts attempts to the learner's own, and those at quizzes of an administrator's organization. */
const reachedAttempts = (db: Executor, scope: Scope, { roles }: Caller): SQL | undefined => {
  if (scope.kind === 'all') return undefined;
  const own = roles.includes('ROLE_USER') ? eq(attempts.userId, scope.userId) : undefined;
  const ofQuizzes = roles.includes('ROLE_ORGADMIN')
    ? inArray(attempts.quizId, db.select({ id: quizzes.id }).from(quizzes).where(markable(scope)))
    : undefined;
  return or(own, ofQuizzes);
};

/** Returns the keys of enrolments and quizzes that have been passed, among those of attempts. */
const passedOf = async (db: Executor, rows: AttemptRow[]) => {
  const passed = await db
    .selectDistinct({ enrolmentId: attempts.enrolmentId, quizId: attempts.quizId })
    .from(attempts)
    .where(
      and(
        inArray(
          attempts.enrolmentId,
          rows.map(({ enrolmentId }) => enrolmentId),
        ),
        eq(attempts.passed, true),
      ),
    );
  return new Set(passed.map(({ enrolmentId, quizId }) => `${enrolmentId} ${quizId}`));
};

/** Converts attempts for their reader: own ones show no more than the review policy allows. */
const attemptItems = async (
  { database: { db }, now }: Deps,
  rows: AttemptRow[],
  reader: Caller,
): Promise<AttemptItem[]> => {
  if (rows.length === 0) return [];
  const idsOf = (field: 'quizId' | 'userId') => [...new Set(rows.map((row) => row[field]))];
  const [asked, learners, passedBefore] = await Promise.all([
    db
      .select()
      .from(quizzes)
      .where(inArray(quizzes.id, idsOf('quizId'))),
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, idsOf('userId'))),
    passedOf(db, rows),
  ]);
  const quizOf = new Map(asked.map((quiz) => [quiz.id, quiz]));
  const nameOf = new Map(learners.map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const quiz = quizOf.get(row.quizId);
    if (!quiz) return [];
    const hasPassed = passedBefore.has(`${row.enrolmentId} ${row.quizId}`);
    const isOwn = row.userId === reader.userId;
    const { score, percent, passed } = isOwn
      ? shownMarks(row, shownOf(quiz, row, hasPassed, now()))
      : row;
    const { id, createdAt, updatedAt, version, quizId, userId, number, maxScore, status } = row;
    const { startedAt, deadlineAt, submittedAt } = row;
    return {
      id,
      createdAt,
      updatedAt,
      version,
      quizId,
      quizTitle: quiz.title,
      userId,
      learnerName: nameOf.get(userId) ?? '',
      number,
      startedAt,
      deadlineAt,
      submittedAt,
      score,
      maxScore,
      percent,
      passed,
      status,
    };
  });
};

/** Finds a page of the attempts within the scope, searched by learner. */
export const findAttempts = async (
  deps: Deps,
  scope: Scope,
  query: FindQuery,
  caller: Caller,
): Promise<FindResult<AttemptItem>> => {
  const { db } = deps.database;
  const matchesLearner = matchesTerm([users.name, users.username], query.searchTerm);
  const where = and(
    reachedAttempts(db, scope, caller),
    matchesFilters(attemptColumns, query.filter),
    matchesLearner &&
      inArray(attempts.userId, db.select({ id: users.id }).from(users).where(matchesLearner)),
  );
  const { rows, ...total } = await findRows(db, attempts, attemptColumns, where, query);
  return { items: await attemptItems(deps, rows as AttemptRow[], caller), ...total };
};
