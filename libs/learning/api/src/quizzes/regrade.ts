import { type Regrade, regradeAtOnce, type RegradeChange } from '@lms/course-management/contract';
import {
  attempts,
  enrolments,
  type Executor,
  lessonProgress,
  lessons,
  quizzes,
  type Transaction,
  users,
} from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { lockEnrolment } from '../enrolments';
import { applyQuizResult } from './apply-quiz-result';
import { notifyGraded } from './notify-graded';
import { combinedResult, lockPassRules, type PassRules, percentsOf } from './quiz-result';
import { changesResult, isChanged, type Plan, planOf } from './regrade-plan';
import type { StoredAttempt } from './score-attempt';
import { storeFractions } from './store-fractions';

const batchSize = 100;
const kind = 'quiz-regrade';

interface RegradeOf {
  quizId: string;
  /** Marks by the questions' current versions, too; without it only the quiz's rules judge anew. */
  byQuestions: boolean;
}

const finishedAt = (quizId: string, enrolmentIds?: string[]) =>
  and(
    eq(attempts.quizId, quizId),
    ne(attempts.status, 'IN_PROGRESS'),
    enrolmentIds && inArray(attempts.enrolmentId, enrolmentIds),
  );

/** Finds the enrolments with finished attempts at a quiz, in batches. */
const findBatches = async (db: Executor, quizId: string): Promise<string[][]> => {
  const found = await db
    .selectDistinct({ id: attempts.enrolmentId })
    .from(attempts)
    .where(finishedAt(quizId))
    .orderBy(asc(attempts.enrolmentId));
  const ids = found.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );
};

const findAttempts = (db: Executor, quizId: string, enrolmentIds: string[]) =>
  db
    .select()
    .from(attempts)
    .where(finishedAt(quizId, enrolmentIds))
    .orderBy(asc(attempts.enrolmentId), asc(attempts.number));

/** Finds those enrolments whose lesson of the quiz is not done. */
const findUndone = async (db: Executor, quizId: string, enrolmentIds: string[]) => {
  const found = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(lessons, and(eq(lessons.quizId, quizId), eq(lessons.courseId, enrolments.courseId)))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.enrolmentId, enrolments.id), eq(lessonProgress.lessonId, lessons.id)),
    )
    .where(
      and(
        inArray(enrolments.id, enrolmentIds),
        ne(enrolments.status, 'CANCELLED'),
        isNull(lessonProgress.completedAt),
      ),
    );
  return new Set(found.map(({ id }) => id));
};

/** Tells whether the attempts of one enrolment, as planned, make the quiz's lesson done. */
const isDone = (quiz: PassRules, plans: readonly Plan[]) =>
  quiz.kind === 'PRACTICE'
    ? plans.length > 0
    : combinedResult(
        quiz,
        percentsOf(plans.map(({ attempt, result }) => ({ ...attempt, ...result }))),
      ).passed;

const scoreOf = ({ score, percent, passed }: Plan['result'] | StoredAttempt) => ({
  score: score ?? 0,
  percent: percent ?? 0,
  passed: passed ?? false,
});

const toChanges = async (db: Executor, plans: Plan[]): Promise<RegradeChange[]> => {
  const changed = plans.filter(changesResult);
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(changed.map(({ attempt }) => attempt.userId))]));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return changed.map(({ attempt, result }) => ({
    attemptId: attempt.id,
    learner: names.get(attempt.userId) ?? '',
    number: attempt.number,
    before: scoreOf(attempt),
    after: scoreOf(result),
  }));
};

const planBatch = async (
  db: Executor,
  quiz: PassRules,
  { quizId, byQuestions }: RegradeOf,
  enrolmentIds: string[],
) => {
  const plans = await planOf(db, quiz, await findAttempts(db, quizId, enrolmentIds), byQuestions);
  const undone = await findUndone(db, quizId, enrolmentIds);
  const completed = [...undone].filter((id) =>
    isDone(
      quiz,
      plans.filter(({ attempt }) => attempt.enrolmentId === id),
    ),
  );
  return {
    changes: await toChanges(db, plans),
    completed,
    // Learners for whom there is nothing to store are left alone.
    touched: new Set([
      ...completed,
      ...plans.filter(isChanged).map(({ attempt }) => attempt.enrolmentId),
    ]),
  };
};

const store = async (tx: Transaction, { attempt, items, answers, grades, result }: Plan) => {
  await storeFractions(tx, answers, grades);
  await tx
    .update(attempts)
    .set({ items, ...result, version: attempt.version + 1 })
    .where(eq(attempts.id, attempt.id));
};

/** Stores the regrade of one enrolment, computed again once its locks are held. */
const apply = async (
  tx: Transaction,
  deps: Deps,
  { quizId, byQuestions }: RegradeOf,
  enrolmentId: string,
) => {
  const enrolment = await lockEnrolment(tx, enrolmentId);
  const found = await findAttempts(tx, quizId, [enrolmentId]).for('update');
  const quiz = await lockPassRules(tx, quizId);
  const plans = await planOf(tx, quiz, found, byQuestions);
  const undone = await findUndone(tx, quizId, [enrolmentId]);
  for (const plan of plans.filter(isChanged)) await store(tx, plan);
  const changed = plans.filter(changesResult);
  if (changed.length === 0 && !(undone.has(enrolmentId) && isDone(quiz, plans))) return;
  await applyQuizResult(tx, deps, enrolment, { quizId }, { at: deps.now().toISOString() });
  // One notice, of the latest, however many of the learner's attempts have changed.
  const latest = changed.at(-1);
  if (latest) await notifyGraded(tx, deps, enrolment, latest.attempt, 'QUIZ_REGRADED');
};

const applyTo = async (deps: Deps, target: RegradeOf, enrolmentIds: Iterable<string>) => {
  for (const id of enrolmentIds) {
    await deps.database.db.transaction((tx) => apply(tx, deps, target, id));
  }
};

/**
 * Judges the finished attempts of a quiz by its rules and its questions' current versions, or with
 * `dryRun` only returns what would change. Each learner's attempts are stored by themselves under
 * their locks, so two regrades at once have the effect of one. Completions and certificates are
 * never taken back.
 */
export const regrade = async (deps: Deps, quizId: string, dryRun: boolean): Promise<Regrade> => {
  const { db } = deps.database;
  const target = { quizId, byQuestions: true };
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.id, quizId));
  const total = await db.$count(attempts, finishedAt(quizId));
  const done: Regrade = {
    attempts: total,
    changes: [],
    completions: 0,
    queued: !dryRun && total > regradeAtOnce,
  };
  for (const batch of quiz ? await findBatches(db, quizId) : []) {
    const { changes, completed, touched } = await planBatch(db, quiz!, target, batch);
    done.changes.push(...changes);
    done.completions += completed.length;
    if (!dryRun && !done.queued) await applyTo(deps, target, touched);
  }
  if (done.queued) await deps.queue.enqueue(db, kind, target);
  return done;
};

/** Queues that finished attempts are judged anew, for after the commit of a quiz's new rules. */
export const queueJudging = (tx: Transaction, { queue }: Deps, quizId: string) =>
  queue.enqueue(tx, kind, { quizId, byQuestions: false });

/** Handles regrades outside of requests: one job finds the learners, and one more does each batch. */
export const regradeJobs = (deps: Deps) =>
  deps.queue.handle(kind, async (payload) => {
    const { db } = deps.database;
    const { enrolmentIds, ...target } = payload as RegradeOf & { enrolmentIds?: string[] };
    if (enrolmentIds) return applyTo(deps, target, enrolmentIds);
    for (const batch of await findBatches(db, target.quizId)) {
      await deps.queue.enqueue(db, kind, { ...target, enrolmentIds: batch });
    }
  });
