import { rightsChanged } from '@lms/auth/api';
import type { ReportDefinition, ReportScheduleStop } from '@lms/reports/contract';
import { type Executor, reportSchedules, type StoredSchedule, users } from '@lms/server/database';
import { type Deps, notify } from '@lms/server/platform';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { findAudience, findReaders, viewOf } from '../readers';
import type { ReportRegistry } from '../report-registry';

/** Returns why a schedule can't continue for its author; `null` if it can. */
export const authorLoss = async (
  db: Executor,
  definition: ReportDefinition,
  { userId, view }: StoredSchedule,
): Promise<ReportScheduleStop | null> => {
  const [author] = await findReaders(db, [userId]);
  if (author) return viewOf(definition, author) === view ? null : 'ACCESS_LOST';
  const [account] = await db
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, userId));
  return account?.status === 'ACTIVE' ? 'ORGANIZATION_CLOSED' : 'AUTHOR_INACTIVE';
};

/**
 * Stops a schedule, which stays in the list with the reason. Its author is notified, and others
 * with the same view if the author can't restart it.
 */
export const stopSchedule = async (
  tx: Executor,
  definition: ReportDefinition,
  { id, userId, name, report, view }: StoredSchedule,
  stopReason: ReportScheduleStop,
) => {
  await tx.update(reportSchedules).set({ stopReason }).where(eq(reportSchedules.id, id));
  const [author] = await findReaders(tx, [userId]);
  const canAct = author
    ? viewOf(definition, author) !== null
    : stopReason === 'ORGANIZATION_CLOSED';
  const params = { name, reason: stopReason };
  const tell = (to: string, link?: string) =>
    notify(tx, { kind: 'REPORT_SCHEDULE_STOPPED', userId: to, params, link });
  const link = `/reports-management/${report}?schedules=1`;
  if (canAct) return tell(userId, link);
  // An author without access still learns why the report is no longer sent.
  if (author) await tell(userId);
  for (const one of await findAudience(tx, definition, view)) await tell(one.userId, link);
};

/** Stops schedules as soon as their author loses the right to the report. */
export const stopLostSchedules = ({ events }: Deps, reports: ReportRegistry) =>
  events.subscribe(rightsChanged, 'report-schedules', async (tx, { userIds }) => {
    const schedules = await tx
      .select()
      .from(reportSchedules)
      .where(and(inArray(reportSchedules.userId, userIds), isNull(reportSchedules.stopReason)))
      .for('update');
    for (const schedule of schedules) {
      const { definition } = reports.get(schedule.report);
      const lost = await authorLoss(tx, definition, schedule);
      if (lost) await stopSchedule(tx, definition, schedule, lost);
    }
  });
