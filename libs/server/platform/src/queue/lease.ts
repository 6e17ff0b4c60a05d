import { and, eq, isNotNull } from 'drizzle-orm';
import { type Database, jobs } from '@lms/server/database';

/** A worker that died holding a job loses it after this time. */
export const leaseMs = 60_000;
const renewEveryMs = leaseMs / 3;

export const later = (date: Date, ms: number) => new Date(date.getTime() + ms).toISOString();

/** A job as its worker holds it: whoever took it over since counted its attempts on. */
export const heldJob = ({ id, attempts }: typeof jobs.$inferSelect) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts), isNotNull(jobs.lockedUntil));

/** Keeps a job in its worker's hands as long as that takes; `onLost` is told when another has it. */
export const renewLease = (
  { db }: Database,
  now: () => Date,
  job: typeof jobs.$inferSelect,
  onLost: () => void,
) => {
  const renew = async () => {
    const { rowCount } = await db
      .update(jobs)
      .set({ lockedUntil: later(now(), leaseMs) })
      .where(heldJob(job));
    if (rowCount === 0) onLost();
  };
  // While the database is away nobody else can take the job.
  const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs).unref();
  return () => clearInterval(timer);
};
