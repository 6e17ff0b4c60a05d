import { activityChanges, type Executor, questionChanges } from '@lms/server/database';
import { type Deps, planNow } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { countActivity } from './count-activity';
import { countQuestions } from './count-questions';

/** Time limit of one job, well within a worker's lease. */
const maxMs = 15_000;

interface Counter {
  kind: string;
  changes: typeof activityChanges | typeof questionChanges;
  /** Counts a batch of changes; returns whether there were any. */
  count: (db: Executor) => Promise<boolean>;
  everyMs: number;
}

/** A change to a quiz recounts all of its attempts, so questions are counted less often. */
const counters: Counter[] = [
  { kind: 'count-activity', changes: activityChanges, count: countActivity, everyMs: 5_000 },
  { kind: 'count-questions', changes: questionChanges, count: countQuestions, everyMs: 60_000 },
];

/** Enqueues a count if there are changes, unless one is planned already. */
const planCount = async (deps: Deps, { kind, changes }: Counter) => {
  const [changed] = await deps.database.db.select({ id: changes.id }).from(changes).limit(1);
  if (changed) await planNow(deps, kind);
};

/** Keeps the rollups of activity and question statistics; see the decision on rollups. */
export const activityModule = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  for (const { kind, count } of counters) {
    deps.queue.handle(
      kind,
      async () => {
        const end = performance.now() + maxMs;
        while (performance.now() < end && (await count(db)));
      },
      'count',
    );
  }
  let timers: NodeJS.Timeout[] = [];
  let isFailing = false;
  const tick = (counter: Counter) =>
    planCount(deps, counter).then(
      () => void (isFailing = false),
      (err: unknown) => {
        if (!isFailing) app.log.error({ err }, 'nothing can be counted');
        isFailing = true;
      },
    );
  app.addHook('onListen', async () => {
    await Promise.all(counters.map(tick));
    timers = counters.map((counter) =>
      setInterval(() => void tick(counter), counter.everyMs).unref(),
    );
  });
  app.addHook('onClose', (_app, done) => {
    for (const timer of timers) clearInterval(timer);
    done();
  });
};
