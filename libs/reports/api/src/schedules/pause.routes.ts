import { reportsPermissions } from '@lms/reports/contract';
import { reportSchedules, type StoredSchedule, type Transaction } from '@lms/server/database';
import { type Deps, recordActivity, route, transitionRefused } from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Reader } from '../report-access';
import { nextRun } from './next-run';
import { planRun } from './run-schedule';

/** Registers the calls that pause a schedule, and resume it. */
export const pauseRoutes = (
  app: FastifyInstance,
  deps: Deps,
  requireOpen: (tx: Transaction, caller: Reader, id: string) => Promise<StoredSchedule>,
) => {
  /** Returns what a call changes; a resumed schedule runs at its next time from now on. */
  const moves = {
    pause: (at: Date) => ({ pausedAt: at.toISOString() }),
    resume: (at: Date, { frequency }: StoredSchedule) => ({
      pausedAt: null,
      nextRunAt: nextRun(frequency, at).toISOString(),
    }),
  };
  const move = (name: keyof typeof moves, operationId: string, summary: string) =>
    route(app, {
      method: 'PUT',
      path: `/report-schedule/:id/${name}`,
      operationId,
      summary,
      access: reportsPermissions['report.keep'],
      async handle({ caller, params: { id }, request }) {
        const now = deps.now();
        await deps.database.db.transaction(async (tx) => {
          const stored = await requireOpen(tx, caller, id);
          if (stored.stopReason) throw await transitionRefused(tx, stored);
          if ((stored.pausedAt !== null) === (name === 'pause')) return;
          const values = moves[name](now, stored);
          await tx
            .update(reportSchedules)
            .set({ ...values, version: sql`${reportSchedules.version} + 1` })
            .where(eq(reportSchedules.id, id));
          if ('nextRunAt' in values) await planRun(tx, deps, id, values.nextRunAt);
          await recordActivity(tx, {
            at: now.toISOString(),
            caller,
            request,
            action: 'STATUS_CHANGED',
            entity: 'report-schedule',
            subject: stored.name,
            subjectId: id,
          });
        });
        return { id };
      },
    });
  move('pause', 'pauseReportSchedule', 'Send nothing by a schedule until it is resumed');
  move('resume', 'resumeReportSchedule', 'Send again by a paused schedule, from its next time on');
};
