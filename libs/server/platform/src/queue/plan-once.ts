import { jobs } from '@lms/server/database';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Deps } from '../deps';

/** Schedules a job after a delay in milliseconds, unless one of its kind is scheduled already. */
export const planOnce = async (
  { database: { db }, queue, now }: Deps,
  kind: string,
  afterMs: number,
) => {
  const planned = and(
    eq(jobs.kind, kind),
    isNull(jobs.finishedAt),
    gt(jobs.runAt, now().toISOString()),
  );
  if ((await db.$count(jobs, planned)) > 0) return;
  await queue.enqueue(db, kind, {}, new Date(now().getTime() + afterMs));
};
