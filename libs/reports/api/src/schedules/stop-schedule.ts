import type { ReportDefinition, ReportScheduleStop } from '@lms/reports/contract';
import { eq } from 'drizzle-orm';
import { type Executor, users, reportSchedules, type StoredSchedule } from '@lms/server/database';
import { notify } from '@lms/server/platform';
import { findAudience, findReaders, viewOf } from '../readers';

/** Why a schedule can't go on for its author; nothing where it can. */
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

/** It stays in the list with the reason. Its author is told, and others where the author can't act. */
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
  // Who may not open the report any more still learns why nobody gets it.
  if (author) await tell(userId);
  for (const one of await findAudience(tx, definition, view)) await tell(one.userId, link);
};
