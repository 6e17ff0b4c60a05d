import { reportFiles } from '@lms/server/database';
import { type Deps, planOnce } from '@lms/server/platform';
import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import type { FileStore } from './file-store';

const kind = 'sweep-report-files';
const dayMs = 24 * 60 * 60_000;
/** Age in days at which the row of a file is deleted. */
const listedDays = 30;

/** Plans the sweep within a day, unless it is planned already. */
export const planFileSweep = (deps: Deps) => planOnce(deps, kind, dayMs);

/** Runs daily, as long as there are files. */
export const sweepFilesJob = (deps: Deps, store: FileStore) => {
  const { db } = deps.database;
  const ago = (days: number) => new Date(deps.now().getTime() - days * dayMs);
  deps.queue.handle(kind, async () => {
    const at = deps.now().toISOString();
    await db
      .update(reportFiles)
      .set({ status: 'EXPIRED' })
      .where(and(eq(reportFiles.status, 'READY'), lte(reportFiles.expiresAt, at)));
    await db.delete(reportFiles).where(lt(reportFiles.createdAt, ago(listedDays).toISOString()));
    const left = await db
      .select({ id: reportFiles.id })
      .from(reportFiles)
      .where(inArray(reportFiles.status, ['QUEUED', 'RUNNING', 'READY']));
    const kept = new Set(left.map(({ id }) => id));
    await store.sweep((name) => kept.has(name), ago(1));
    if ((await db.$count(reportFiles)) > 0) await planFileSweep(deps);
  });
};
