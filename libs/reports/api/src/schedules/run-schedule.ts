import { type Executor, reportScheduleRecipients, reportSchedules } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { startFile } from '../files/start-file';
import { findReaders, viewOf } from '../readers';
import type { ReportRegistry } from '../report-registry';
import { nextRun } from './next-run';
import { authorLoss, stopSchedule } from './stop-schedule';

const kind = 'report-schedule';

interface Planned {
  scheduleId: string;
  /** A run planned before the schedule changed is skipped. */
  runAt: string;
}

export const planRun = (tx: Executor, { queue }: Deps, scheduleId: string, runAt: string) =>
  queue.enqueue(tx, kind, { scheduleId, runAt } satisfies Planned, new Date(runAt));

/**
 * Runs each schedule when it is due, once if runs were missed. Access is checked again: an author
 * with another view stops the schedule, a recipient with another view is left out.
 */
export const runScheduleJob = (deps: Deps, reports: ReportRegistry) => {
  const { db } = deps.database;
  const run = async (tx: Executor, { scheduleId, runAt }: Planned) => {
    const [schedule] = await tx
      .select()
      .from(reportSchedules)
      .where(eq(reportSchedules.id, scheduleId))
      .for('update');
    if (!schedule || schedule.stopReason || schedule.pausedAt) return;
    if (schedule.nextRunAt !== runAt) return;
    const { definition } = reports.get(schedule.report);
    const lost = await authorLoss(tx, definition, schedule);
    if (lost) return stopSchedule(tx, definition, schedule, lost);
    const named = await tx
      .select({ userId: reportScheduleRecipients.userId })
      .from(reportScheduleRecipients)
      .where(eq(reportScheduleRecipients.scheduleId, scheduleId));
    const recipients = await findReaders(
      tx,
      named.map(({ userId }) => userId),
    );
    const readerIds = recipients
      .filter((recipient) => viewOf(definition, recipient) === schedule.view)
      .map(({ userId }) => userId);
    if (readerIds.length === 0) return stopSchedule(tx, definition, schedule, 'NO_RECIPIENTS');

    const at = deps.now();
    const nextRunAt = nextRun(schedule.frequency, at).toISOString();
    await tx
      .update(reportSchedules)
      // A run is no change by a person, whose time a conflict tells.
      .set({ nextRunAt, lastRunAt: at.toISOString(), updatedAt: schedule.updatedAt })
      .where(eq(reportSchedules.id, scheduleId));
    await planRun(tx, deps, scheduleId, nextRunAt);
    const { report, query, format, language, userId, view } = schedule;
    const columns = schedule.columns ?? undefined;
    const input = { report, query, columns, format, language };
    await startFile(tx, deps, { ...input, userId, view, scheduleId, readerIds });
  };
  deps.queue.handle(kind, (payload) => db.transaction((tx) => run(tx, payload as Planned)));
};
