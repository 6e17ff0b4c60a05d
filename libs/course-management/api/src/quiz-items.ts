import type { Quiz, QuizOverride } from '@lms/course-management/contract';
import {
  attempts,
  courses,
  type Executor,
  quizOverrides,
  type quizzes,
  users,
} from '@lms/server/database';
import { and, asc, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { questionPool, shortagesOf } from './quiz-questions/draw-items';

type QuizRow = typeof quizzes.$inferSelect;

const { quizId, ...overrideColumns } = getTableColumns(quizOverrides);

/** Reads the overrides of quizzes by quiz id, sorted by learner name. */
export const readOverrides = async (db: Executor, quizIds: string[]) => {
  const rows = await db
    .select({
      quizId,
      ...overrideColumns,
      userName: users.name,
      running: { id: attempts.id, deadlineAt: attempts.deadlineAt },
    })
    .from(quizOverrides)
    .innerJoin(users, eq(users.id, quizOverrides.userId))
    .leftJoin(
      attempts,
      and(
        eq(attempts.quizId, quizId),
        eq(attempts.userId, quizOverrides.userId),
        eq(attempts.status, 'IN_PROGRESS'),
      ),
    )
    .where(and(inArray(quizId, quizIds), isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.id));
  const byQuiz = new Map<string, QuizOverride[]>();
  for (const { quizId: id, running: attempt, ...override } of rows) {
    const running = attempt && { deadlineAt: attempt.deadlineAt };
    byQuiz.set(id, [...(byQuiz.get(id) ?? []), { ...override, running }]);
  }
  return byQuiz;
};

const attemptCounts = async (db: Executor, quizIds: string[]) => {
  const rows = await db
    .select({ quizId: attempts.quizId, count: count() })
    .from(attempts)
    .where(inArray(attempts.quizId, quizIds))
    .groupBy(attempts.quizId);
  return new Map(rows.map((row) => [row.quizId, row.count]));
};

const courseTitles = async (db: Executor, rows: QuizRow[]) => {
  const ids = rows.flatMap(({ courseId }) => courseId ?? []);
  const found = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, ids));
  return new Map(found.map(({ id, title }) => [id, title]));
};

const drawsAny = ({ status, items }: QuizRow) =>
  status === 'ACTIVE' && items.some(({ kind }) => kind === 'RANDOM');

/** Finds the draws that can't be filled; the questions of all quizzes are read at once. */
const findShortages = async (db: Executor, rows: QuizRow[]) => {
  const active = rows.filter(drawsAny);
  const pool = await questionPool(
    db,
    active.flatMap(({ items }) => items),
  );
  return new Map(active.map(({ id, items }) => [id, shortagesOf(items, pool)]));
};

/** Reads quizzes with course, attempt count, overrides and shortages: one query each. */
export const quizItems = async (db: Executor, rows: QuizRow[]): Promise<Quiz[]> => {
  const ids = rows.map(({ id }) => id);
  const [titles, counts, overrides, shortages] = await Promise.all([
    courseTitles(db, rows),
    attemptCounts(db, ids),
    readOverrides(db, ids),
    findShortages(db, rows),
  ]);
  return rows.map((row) => ({
    ...row,
    courseId: row.courseId ?? '',
    courseTitle: titles.get(row.courseId ?? '') ?? '',
    overrides: overrides.get(row.id) ?? [],
    attemptCount: counts.get(row.id) ?? 0,
    shortages: shortages.get(row.id) ?? [],
  }));
};
