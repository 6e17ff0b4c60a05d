import { jobs } from '@lms/server/database';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../deps';

type QueueDeps = Pick<Deps, 'database' | 'queue' | 'now'>;

const planUnless = (
  { database: { db }, queue, now }: QueueDeps,
  kind: string,
  planned: SQL | undefined,
  afterMs: number,
) =>
  db.transaction(async (tx) => {
    // Two servers that look at once would both plan it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${kind}))`);
    const known = and(eq(jobs.kind, kind), isNull(jobs.finishedAt), planned);
    if ((await tx.$count(jobs, known)) > 0) return;
    await queue.enqueue(tx, kind, {}, new Date(now().getTime() + afterMs));
  });

/** Schedules a job after a delay in milliseconds, unless one of its kind is scheduled already. */
export const planOnce = (deps: QueueDeps, kind: string, afterMs: number) =>
  planUnless(deps, kind, gt(jobs.runAt, deps.now().toISOString()), afterMs);

/** Enqueues a job, unless one of its kind waits or runs. */
export const planNow = (deps: QueueDeps, kind: string) => planUnless(deps, kind, undefined, 0);
