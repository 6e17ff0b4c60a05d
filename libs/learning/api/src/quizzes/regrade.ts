import { type Contents, contentsOf } from '@lms/course-management/api';
import { type Regrade, regradeAtOnce, type RegradeChange } from '@lms/course-management/contract';
import {
  attemptAnswers,
  type AttemptItem,
  attempts,
  type Executor,
  questions,
  type Transaction,
  users,
} from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { lockEnrolment } from '../enrolments';
import { applyQuizResult } from './apply-quiz-result';
import { isCompatible } from './compatible-versions';
import { lockAttempt } from './finish-attempt';
import { notifyGraded } from './notify-graded';
import { resultOf, scoreAttempt, type StoredAnswer, type StoredAttempt } from './score-attempt';
import { storeFractions } from './store-fractions';

const batchSize = 100;
const kind = 'quiz-regrade';

/** Returns the item with the question's current version, if the answer means the same to it. */
const remarkedItem = (item: AttemptItem, current: number | undefined, contents: Contents) => {
  const isNewer = current !== undefined && current !== (item.markedVersion ?? item.contentVersion);
  return isNewer && isCompatible(contents.asked(item), contents.read(item.questionId, current))
    ? { ...item, markedVersion: current }
    : item;
};

/** Computes the regrade of some attempts, each with the learner's answers. */
const planOf = async (db: Executor, found: StoredAttempt[]) => {
  const items = found.flatMap((attempt) => attempt.items);
  const contents = await contentsOf(db, { items });
  const current = await db
    .select({ id: questions.id, contentVersion: questions.contentVersion })
    .from(questions)
    .where(inArray(questions.id, [...new Set(items.map(({ questionId }) => questionId))]));
  const versions = new Map(current.map(({ id, contentVersion }) => [id, contentVersion]));
  const answers = new Map<string, StoredAnswer[]>(found.map(({ id }) => [id, []]));
  const given = await db
    .select()
    .from(attemptAnswers)
    .where(inArray(attemptAnswers.attemptId, [...answers.keys()]));
  for (const answer of given) answers.get(answer.attemptId)?.push(answer);
  return found.flatMap((attempt) => {
    const remarked = attempt.items.map((item) =>
      remarkedItem(item, versions.get(item.questionId), contents),
    );
    if (remarked.every((item, index) => item === attempt.items[index])) return [];
    const own = answers.get(attempt.id) ?? [];
    const { grades, score } = scoreAttempt({ ...attempt, items: remarked }, contents, own);
    return [{ attempt, items: remarked, answers: own, grades, result: resultOf(attempt, score) }];
  });
};

type Plan = Awaited<ReturnType<typeof planOf>>[number];

const changesResult = ({ attempt, result }: Plan) =>
  attempt.status === 'GRADED' && attempt.score !== result.score;

const scoreOf = ({ score, percent, passed }: Plan['result'] | StoredAttempt) => ({
  score: score ?? 0,
  percent: percent ?? 0,
  passed: passed ?? false,
});

/** Reads the finished attempts of a quiz in order of their ids, a batch at a time. */
const nextBatch = (db: Executor, quizId: string, after: string | undefined) =>
  db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.quizId, quizId),
        ne(attempts.status, 'IN_PROGRESS'),
        after ? gt(attempts.id, after) : undefined,
      ),
    )
    .orderBy(asc(attempts.id))
    .limit(batchSize);

/** Stores the regrade of one attempt, computed again once its locks are held. */
const apply = async (tx: Transaction, deps: Deps, { id, enrolmentId }: StoredAttempt) => {
  const enrolment = await lockEnrolment(tx, enrolmentId);
  const [plan] = await planOf(tx, [await lockAttempt(tx, id)]);
  if (!plan) return;
  const { attempt, items, answers, grades, result } = plan;
  await storeFractions(tx, answers, grades);
  await tx
    .update(attempts)
    .set({ items, ...result, version: attempt.version + 1 })
    .where(eq(attempts.id, id));
  if (!changesResult(plan)) return;
  await applyQuizResult(tx, deps, enrolment, attempt, { at: deps.now().toISOString() });
  await notifyGraded(tx, deps, enrolment, id, 'QUIZ_REGRADED');
};

const applyBatch = async (deps: Deps, plans: Plan[]) => {
  for (const { attempt } of plans) {
    await deps.database.db.transaction((tx) => apply(tx, deps, attempt));
  }
};

const namesOf = async (db: Executor, ids: string[]) => {
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
};

const toChanges = async (db: Executor, plans: Plan[]): Promise<RegradeChange[]> => {
  const changed = plans.filter(changesResult);
  const names = await namesOf(
    db,
    changed.map(({ attempt }) => attempt.userId),
  );
  return changed.map(({ attempt, result }) => ({
    attemptId: attempt.id,
    learner: names.get(attempt.userId) ?? '',
    number: attempt.number,
    before: scoreOf(attempt),
    after: scoreOf(result),
  }));
};

/**
 * Regrades the finished attempts of a quiz by its questions' current versions, or with `dryRun`
 * only returns what would change. Each attempt is stored by itself under its locks, so two regrades
 * at once have the effect of one. Completions and certificates are never taken back.
 */
export const regrade = async (deps: Deps, quizId: string, dryRun: boolean): Promise<Regrade> => {
  const { db } = deps.database;
  const total = await db.$count(
    attempts,
    and(eq(attempts.quizId, quizId), ne(attempts.status, 'IN_PROGRESS')),
  );
  const queued = !dryRun && total > regradeAtOnce;
  const changes: RegradeChange[] = [];
  let batch = await nextBatch(db, quizId, undefined);
  while (batch.length > 0) {
    const plans = await planOf(db, batch);
    changes.push(...(await toChanges(db, plans)));
    if (!dryRun && !queued) await applyBatch(deps, plans);
    batch = await nextBatch(db, quizId, batch.at(-1)?.id);
  }
  if (queued) await deps.queue.enqueue(db, kind, { quizId });
  return { attempts: total, changes, queued };
};

/** Handles regrades that are too large for a request, one batch per job. */
export const regradeJobs = (deps: Deps) =>
  deps.queue.handle(kind, async (payload) => {
    const { quizId, after } = payload as { quizId: string; after?: string };
    const { db } = deps.database;
    const batch = await nextBatch(db, quizId, after);
    await applyBatch(deps, await planOf(db, batch));
    const last = batch.at(-1)?.id;
    if (last) await deps.queue.enqueue(db, kind, { quizId, after: last });
  });
