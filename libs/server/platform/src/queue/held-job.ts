import { type Executor, jobs } from '@lms/server/database';
import { and, eq, isNull } from 'drizzle-orm';

interface HeldJob {
  kind: string;
  payload: unknown;
  createdAt: Date;
  /** Time until which the job can be taken back. */
  runAt: Date;
}

/** Adds a job that can be taken back until it is due, and returns its id. */
export const holdJob = async (
  executor: Executor,
  { kind, payload, createdAt, runAt }: HeldJob,
): Promise<string> => {
  const [job] = await executor
    .insert(jobs)
    .values({ kind, payload, createdAt: createdAt.toISOString(), runAt: runAt.toISOString() })
    .returning({ id: jobs.id });
  if (!job) throw new Error('No job was stored');
  return job.id;
};

/** Matches jobs that no worker has begun. */
export const isUnbegun = and(eq(jobs.attempts, 0), isNull(jobs.finishedAt));

/** Takes a job back, and returns its payload; nothing if a worker has begun it. */
export const takeJobBack = async (
  executor: Executor,
  kind: string,
  id: string,
): Promise<unknown> => {
  const [job] = await executor
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.kind, kind), isUnbegun))
    .returning({ payload: jobs.payload });
  return job?.payload;
};
