import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client';
import type { Executor } from '../deps';
import { jobs } from './jobs.table';

/** Does one job. Throwing means "try again later"; it may be called twice for the same job. */
export type JobHandler = (payload: unknown) => Promise<void>;

export interface JobQueue {
  /** Names who does the jobs of a kind. */
  handle(kind: string, handler: JobHandler): void;
  /** Adds a job in the caller's transaction: it exists exactly when that commits. */
  enqueue(executor: Executor, kind: string, payload: unknown, runAt?: Date): Promise<void>;
  /** Does every job that is due now, one after another; tests call it instead of `start`. */
  runDue(): Promise<void>;
  /** Begins to work in the background. */
  start(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): void;
  /** Takes no new job and waits for the running one. */
  stop(): Promise<void>;
}

export interface JobQueueOptions {
  database: Database;
  now: () => Date;
  /** How often the table is looked at when nothing woke the worker, in milliseconds. */
  pollEvery?: number;
}

/** A worker that died holding a job loses it after this time. */
const leaseMs = 60_000;
const firstRetryMs = 5_000;
const longestRetryMs = 60 * 60_000;
/** About three days of retries. */
const maxAttempts = 80;
const keepFinishedMs = 7 * 24 * 60 * 60_000;
const sweepEveryMs = 60 * 60_000;
/** Long enough for the transaction that adds a job to commit. */
const wakeAfterMs = 30;

const later = (date: Date, ms: number) => new Date(date.getTime() + ms).toISOString();

/** The time before the next try: doubled after each failure, up to an hour. */
const backOff = (attempts: number) =>
  Math.min(firstRetryMs * 2 ** Math.min(attempts - 1, 20), longestRetryMs);

/** What went wrong, without what may hold an address: SMTP servers repeat it in their answers. */
const describe = (error: unknown) => {
  const { name, code } = error as { name?: string; code?: string };
  return [name, code].filter(Boolean).join(' ') || 'Error';
};

/**
 * A queue in a table, on PGlite and PostgreSQL alike. A job is done at least once: a process that is
 * killed with a job in its hands leaves it to be taken again when its lease ends.
 */
export const createJobQueue = ({
  database: { db },
  now,
  pollEvery = 1_000,
}: JobQueueOptions): JobQueue => {
  const handlers = new Map<string, JobHandler>();
  let log: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Infinity;
  let running: Promise<void> | undefined;
  let stopped = true;
  let nextSweep = 0;

  const take = async () => {
    const time = now().toISOString();
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          isNull(jobs.finishedAt),
          lte(jobs.runAt, time),
          or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, time)),
        ),
      )
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [job] = await db
      .update(jobs)
      .set({ lockedUntil: later(now(), leaseMs), attempts: sql`${jobs.attempts} + 1` })
      .where(eq(jobs.id, due))
      .returning();
    return job;
  };

  const finish = (id: string, lastError: string | null) =>
    db
      .update(jobs)
      .set({ finishedAt: now().toISOString(), lockedUntil: null, payload: {}, lastError })
      .where(eq(jobs.id, id));

  const perform = async (job: typeof jobs.$inferSelect) => {
    try {
      const handler = handlers.get(job.kind);
      if (!handler) throw new Error(`Nobody does jobs of kind ${job.kind}`);
      await handler(job.payload);
      await finish(job.id, null);
    } catch (error) {
      const lastError = describe(error);
      const givenUp = job.attempts >= maxAttempts;
      log?.warn({ jobId: job.id, kind: job.kind, attempts: job.attempts, lastError }, 'job failed');
      if (givenUp) return void (await finish(job.id, lastError));
      await db
        .update(jobs)
        .set({ runAt: later(now(), backOff(job.attempts)), lockedUntil: null, lastError })
        .where(eq(jobs.id, job.id));
    }
  };

  const runDue = async () => {
    for (let job = await take(); job; job = await take()) {
      await perform(job);
      if (stopped && log) return;
    }
  };

  const sweep = async () => {
    if (now().getTime() < nextSweep) return;
    nextSweep = now().getTime() + sweepEveryMs;
    await db.delete(jobs).where(lt(jobs.finishedAt, later(now(), -keepFinishedMs)));
  };

  /** Looks at the table after this time, or sooner if that is planned already. */
  const schedule = (ms: number) => {
    const at = performance.now() + ms;
    if (stopped || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(tick, ms).unref();
  };

  const tick = () => {
    timerAt = Infinity;
    // One round at a time; a job that was added meanwhile has its turn right after.
    if (running) return schedule(wakeAfterMs);
    running = sweep()
      .then(runDue)
      .catch((error: unknown) => log?.error({ err: error }, 'job queue cannot work'))
      .finally(() => {
        running = undefined;
        schedule(pollEvery);
      });
  };

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    async enqueue(executor, kind, payload, runAt = now()) {
      await executor
        .insert(jobs)
        .values({ kind, payload, runAt: runAt.toISOString(), createdAt: now().toISOString() });
      schedule(wakeAfterMs);
    },
    runDue,
    start(logger) {
      log = logger;
      stopped = false;
      schedule(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
