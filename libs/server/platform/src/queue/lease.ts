import { type Database, jobs } from '@lms/server/database';
import { and, eq, isNotNull } from 'drizzle-orm';

/** Milliseconds after which a job is taken from a dead worker. */
export const leaseMs = 60_000;
const renewEveryMs = leaseMs / 3;

/** Returns the time some milliseconds after a date (ISO 8601). */
export const later = (date: Date, ms: number) => new Date(date.getTime() + ms).toISOString();

/** Matches a job only while its worker holds it: taking it over raises its attempts. */
export const heldJob = ({ id, attempts }: typeof jobs.$inferSelect) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts), isNotNull(jobs.lockedUntil));

/**
 * Renews the lease of a job until the returned function is called; `onLost` is called when another
 * worker has taken it.
 */
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
  // While the database is unreachable no other worker can take the job.
  const timer = setInterval(() => void renew().catch(() => {}), renewEveryMs).unref();
  return () => clearInterval(timer);
};
