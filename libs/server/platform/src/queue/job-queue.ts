import { type Database, type Executor, jobs } from '@lms/server/database';
import { and, asc, count, eq, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Tracing } from '../tracing/tracing';
import { type Lane, lanes, ofLane } from './lanes';
import { heldJob, later, leaseMs, renewLease } from './lease';

/** Run of a job, as its handler sees it. */
export interface JobRun {
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Aborted when the server stops or another worker takes the job; long jobs must end then. */
  signal: AbortSignal;
}

/** Runs a job. A throw schedules a retry. It may run twice for the same job. */
type JobHandler = (payload: unknown, run: JobRun) => Promise<void>;

/** Queue of jobs in the background; see {@link createJobQueue}. */
export interface JobQueue {
  /** Registers the handler of a kind of job, in a lane. */
  handle(kind: string, handler: JobHandler, lane?: Lane): void;
  /** Adds a job in the caller's transaction, with which it commits or rolls back. */
  enqueue(executor: Executor, kind: string, payload: unknown, runAt?: Date): Promise<void>;
  /** Tells how many jobs of each lane are due and not done, and for how long the oldest is. */
  backlog(): Promise<{ lane: Lane; jobs: number; oldestMs: number }[]>;
  /** Runs all jobs that are due, one after another; for tests, instead of `start`. */
  runDue(): Promise<void>;
  /** Starts to work in the background. */
  start(log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>): void;
  /** Takes no more jobs and waits for running ones; long ones are put back. */
  stop(): Promise<void>;
}

interface JobQueueOptions {
  database: Database;
  now: () => Date;
  tracing?: Tracing;
  /** Interval of polling in milliseconds, besides being woken. */
  pollEvery?: number;
}

const firstRetryMs = 5_000;
const maxRetryMs = 60 * 60_000;
/** Maximum number of attempts: about three days of retries. */
const maxAttempts = 80;
const keepFinishedMs = 7 * 24 * 60 * 60_000;
const sweepEveryMs = 60 * 60_000;
/** Delay in milliseconds in which the transaction that adds a job commits. */
const wakeAfterMs = 30;

/** Returns the delay before a retry: doubled after each failure, up to an hour. */
const backOff = (attempts: number) =>
  Math.min(firstRetryMs * 2 ** Math.min(attempts - 1, 20), maxRetryMs);

type Job = typeof jobs.$inferSelect;

/** Describes an error without its message, which may hold an address: SMTP servers repeat it. */
const describe = (error: unknown): string => {
  const { name, code } = error as { name?: string; code?: string };
  return [name, code].filter(Boolean).join(' ') || 'Error';
};

/**
 * Creates a queue in a table, on PGlite and PostgreSQL alike. Delivery is at least once: after the
 * death of a process its jobs are taken again when their lease ends.
 */
export const createJobQueue = ({
  database,
  now,
  tracing,
  pollEvery = 1_000,
}: JobQueueOptions): JobQueue => {
  const { db } = database;
  const handlers = new Map<string, JobHandler>();
  const laneOf = new Map<string, Lane>();
  let log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Infinity;
  /** Lanes at work, and those that got a job meanwhile. */
  const running = new Map<Lane, Promise<void>>();
  const again = new Set<Lane>();
  /** Lanes whose last round failed. */
  const failing = new Set<Lane>();
  let stopping = new AbortController();
  let stopped = true;
  let nextSweep = 0;

  const take = async (lane: Lane) => {
    const time = now().toISOString();
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          ofLane(lane, laneOf),
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

  const finish = (job: Job, lastError: string | null) =>
    db
      .update(jobs)
      .set({ finishedAt: now().toISOString(), lockedUntil: null, payload: {}, lastError })
      .where(heldJob(job));

  const putBack = async (job: Job, error: unknown) => {
    // The job did not fail, so the attempt does not count.
    if (stopping.signal.aborted) {
      const attempts = job.attempts - 1;
      const values = { runAt: now().toISOString(), lockedUntil: null, attempts };
      return void (await db.update(jobs).set(values).where(heldJob(job)));
    }
    const { id, kind, attempts } = job;
    const lastError = describe(error);
    log?.warn({ jobId: id, kind, attempts, lastError }, 'job failed');
    if (attempts >= maxAttempts) return void (await finish(job, lastError));
    await db
      .update(jobs)
      .set({ runAt: later(now(), backOff(attempts)), lockedUntil: null, lastError })
      .where(heldJob(job));
  };

  const perform = async (job: Job) => {
    const lost = new AbortController();
    const release = renewLease(database, now, job, () => lost.abort());
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    try {
      const handler = handlers.get(job.kind);
      if (!handler) throw new Error(`Nobody does jobs of kind ${job.kind}`);
      const { id, kind, attempts, payload } = job;
      const run = () => handler(payload, { attempt: attempts, signal });
      const attributes = { 'lms.job_id': id, 'lms.attempt': attempts };
      await (tracing ? tracing.inSpan(`job ${kind}`, attributes, run) : run());
      await finish(job, null);
    } catch (error) {
      await putBack(job, error);
    } finally {
      release();
    }
  };

  /** Runs the due jobs of a lane; resolves to whether there were any. */
  const runLane = async (lane: Lane) => {
    let isAnyDone = false;
    for (let job = await take(lane); job; job = await take(lane)) {
      isAnyDone = true;
      await perform(job);
      if (stopped && log) break;
    }
    return isAnyDone;
  };

  const runDue = async () => {
    let isAnyDone = true;
    while (isAnyDone) {
      isAnyDone = false;
      for (const lane of lanes) isAnyDone = (await runLane(lane)) || isAnyDone;
    }
  };

  const backlog = async () => {
    const time = now();
    const kinds = await db
      .select({ kind: jobs.kind, count: count(), oldest: min(jobs.runAt) })
      .from(jobs)
      .where(and(isNull(jobs.finishedAt), lte(jobs.runAt, time.toISOString())))
      .groupBy(jobs.kind);
    return lanes.map((lane) => {
      const own = kinds.filter(({ kind }) => (laneOf.get(kind) ?? 'general') === lane);
      const ages = own.map(({ oldest }) => time.getTime() - Date.parse(oldest ?? ''));
      const total = own.reduce((sum, each) => sum + each.count, 0);
      return { lane, jobs: total, oldestMs: Math.max(0, ...ages) };
    });
  };

  const sweep = async () => {
    if (now().getTime() < nextSweep) return;
    nextSweep = now().getTime() + sweepEveryMs;
    await db.delete(jobs).where(lt(jobs.finishedAt, later(now(), -keepFinishedMs)));
  };

  /** Schedules a poll, unless an earlier one is scheduled. */
  const schedule = (ms: number) => {
    const at = performance.now() + ms;
    if (stopped || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(tick, ms).unref();
  };

  /** Logs the first of a series of failures, and its end. */
  const failed = (lane: Lane, err: unknown) => {
    if (failing.size === 0) log?.error({ err }, 'job queue cannot work');
    failing.add(lane);
  };
  const worked = (lane: Lane) => {
    if (failing.delete(lane) && failing.size === 0) log?.info('job queue works again');
  };

  /** Runs a lane, one round at a time; a job added meanwhile runs right after. */
  const work = (lane: Lane) => {
    if (running.has(lane)) return void again.add(lane);
    const round = (lane === 'general' ? sweep() : Promise.resolve())
      .then(() => runLane(lane))
      .then(
        () => worked(lane),
        (error: unknown) => failed(lane, error),
      )
      .then(() => {
        running.delete(lane);
        if (again.delete(lane)) schedule(wakeAfterMs);
      });
    running.set(lane, round);
  };

  const tick = () => {
    timerAt = Infinity;
    lanes.forEach(work);
    schedule(pollEvery);
  };

  return {
    handle(kind, handler, lane = 'general') {
      handlers.set(kind, handler);
      laneOf.set(kind, lane);
    },
    async enqueue(executor, kind, payload, runAt = now()) {
      await executor
        .insert(jobs)
        .values({ kind, payload, runAt: runAt.toISOString(), createdAt: now().toISOString() });
      schedule(wakeAfterMs);
    },
    backlog,
    runDue,
    start(logger) {
      log = logger;
      stopped = false;
      stopping = new AbortController();
      schedule(0);
    },
    async stop() {
      stopped = true;
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
};
