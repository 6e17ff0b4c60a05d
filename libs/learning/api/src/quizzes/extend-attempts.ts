import { attempts, quizOverrides, quizzes, type Transaction, users } from '@lms/server/database';
import { announce, type Deps, notify } from '@lms/server/platform';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { isOverdue } from './finish-attempt';
import { withLearnerRules } from './learner-rules';
import { endOf } from './start-attempt';

const batchSize = 100;
const kind = 'quiz-extend-attempts';

/**
 * Lets more time reach running attempts: each ends when the learner's rules, as they are now, let an
 * attempt end that began when it did. None is shortened, and none that is over runs on.
 */
export const extendAttempts = async (tx: Transaction, deps: Deps, which: SQL) => {
  const running = await tx
    .select({
      attempt: getTableColumns(attempts),
      quiz: quizzes,
      override: quizOverrides,
      extraTimePercent: users.extraTimePercent,
      courseId: quizzes.courseId,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(
      quizOverrides,
      and(eq(quizOverrides.quizId, attempts.quizId), eq(quizOverrides.userId, attempts.userId)),
    )
    .where(and(eq(attempts.status, 'IN_PROGRESS'), which))
    .orderBy(attempts.id)
    .for('update', { of: attempts });
  for (const { attempt, quiz, courseId, ...exceptions } of running) {
    const { id, userId, deadlineAt: before, startedAt } = attempt;
    const end = endOf(withLearnerRules(quiz, exceptions), new Date(startedAt));
    if (before === null || isOverdue(attempt, deps.now())) continue;
    if (end.deadlineAt !== null && end.deadlineAt <= before) continue;
    await tx
      .update(attempts)
      .set({ ...end, version: sql`${attempts.version} + 1` })
      .where(eq(attempts.id, id));
    await announce(tx, [userId], { type: 'attempt', id });
    await notify(tx, {
      userId,
      kind: 'QUIZ_TIME_EXTENDED',
      params: { quiz: quiz.title },
      ...(courseId && { link: `/learn/${courseId}/attempt/${id}` }),
    });
  }
};

/** Queues that all running attempts of a quiz get more time: an exam may have thousands. */
export const queueExtension = (tx: Transaction, { queue }: Deps, quizId: string) =>
  queue.enqueue(tx, kind, { quizId });

/** Handles more time for a whole quiz: one job finds the attempts, and one more does each batch. */
export const extensionJobs = (deps: Deps) =>
  deps.queue.handle(kind, async (payload) => {
    const { db } = deps.database;
    const { quizId, ids } = payload as { quizId: string; ids?: string[] };
    if (ids) return db.transaction((tx) => extendAttempts(tx, deps, inArray(attempts.id, ids)));
    const running = await db
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.quizId, quizId), eq(attempts.status, 'IN_PROGRESS')))
      .orderBy(attempts.id);
    for (let from = 0; from < running.length; from += batchSize) {
      const batch = running.slice(from, from + batchSize).map(({ id }) => id);
      await deps.queue.enqueue(db, kind, { quizId, ids: batch });
    }
  });
