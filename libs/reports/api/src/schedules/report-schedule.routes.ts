import { code, wholeNumber } from '@lms/contract';
import {
  reportName,
  type ReportScheduleInput,
  reportScheduleSchema,
  type ReportScheduleUpdate,
  reportsPermissions,
} from '@lms/reports/contract';
import {
  newId,
  reportScheduleRecipients,
  reportSchedules,
  type Transaction,
} from '@lms/server/database';
import {
  type Deps,
  lastChangedBy,
  ProblemError,
  recordActivity,
  route,
} from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object, type Schema } from 'yup';
import { checkState, fileFields } from '../file-input';
import { findReaders, lockReader, requireView, viewOf } from '../readers';
import type { Reader } from '../report-access';
import type { ReportRegistry } from '../report-registry';
import { findDuplicate, isOpenTo, listRecipients, listSchedules } from './find-schedules';
import { nextRun } from './next-run';
import { pauseRoutes } from './pause.routes';
import { planRun } from './run-schedule';

const access = reportsPermissions['report.keep'];
const entity = 'report-schedule';
/** Maximum of schedules per author. */
const maxSchedules = 50;

const ofReport = object({ report: reportName().required(code('required')) }).noUnknown();
const inputSchema = reportScheduleSchema.shape(fileFields()).noUnknown();
const updateSchema = inputSchema.shape({
  version: wholeNumber({ min: 1, max: 2_147_483_647 }).required(code('required')),
});

export const reportScheduleRoutes = (app: FastifyInstance, deps: Deps, reports: ReportRegistry) => {
  const { db } = deps.database;

  /** Validates a body: recipients must see the same rows as the author. */
  const check = async (caller: Reader, { recipientIds, ...input }: ReportScheduleInput) => {
    const { definition } = reports.get(input.report);
    const view = requireView(definition, caller);
    checkState(definition, input);
    const chosen = [...new Set(recipientIds)];
    const ids = (await findReaders(db, chosen))
      .filter((one) => viewOf(definition, one) === view)
      .map(({ userId }) => userId);
    if (ids.length < chosen.length) {
      throw new ProblemError('validation.failed', [{ field: 'recipientIds', code: 'invalid' }]);
    }
    const nextRunAt = nextRun(input.frequency, deps.now()).toISOString();
    return { ids, values: { ...input, columns: input.columns ?? null, view, nextRunAt } };
  };

  /**
   * Finds a schedule that is open to the caller.
   *
   * @throws ProblemError entity.notFound
   */
  const requireOpen = async (tx: Transaction, caller: Reader, id: string) => {
    const [found] = await tx
      .select()
      .from(reportSchedules)
      .where(eq(reportSchedules.id, id))
      .for('update');
    if (!found || !isOpenTo(reports.get(found.report).definition, found, caller)) {
      throw new ProblemError('entity.notFound');
    }
    return found;
  };

  const setRecipients = async (tx: Transaction, scheduleId: string, ids: string[]) => {
    const of = eq(reportScheduleRecipients.scheduleId, scheduleId);
    await tx.delete(reportScheduleRecipients).where(of);
    await tx.insert(reportScheduleRecipients).values(ids.map((userId) => ({ scheduleId, userId })));
  };

  route(app, {
    method: 'GET',
    path: '/report-schedule',
    summary: 'List the schedules of a report that the reader may change',
    access,
    query: ofReport,
    handle: ({ caller, query }) => listSchedules(db, caller, reports.get(query.report).definition),
  });
  route(app, {
    method: 'GET',
    path: '/report-schedule/recipients',
    summary: 'List whom the reader may have a report mailed to',
    access: reportsPermissions['report.read'],
    query: ofReport,
    handle: ({ caller, query }) => listRecipients(db, caller, reports.get(query.report).definition),
  });
  route(app, {
    method: 'POST',
    path: '/report-schedule',
    summary: 'Have a report mailed by itself; asked for again, it is the same schedule',
    access,
    body: inputSchema as unknown as Schema<ReportScheduleInput>,
    async handle({ caller, body, request, reply }) {
      const { ids, values } = await check(caller, body);
      const { userId } = caller;
      const at = deps.now().toISOString();
      const id = await db.transaction(async (tx) => {
        await lockReader(tx, userId);
        const known = await findDuplicate(tx, userId, values, ids);
        if (known) return known.id;
        if (
          (await tx.$count(reportSchedules, eq(reportSchedules.userId, userId))) >= maxSchedules
        ) {
          throw new ProblemError('validation.failed', [
            { field: 'name', code: 'max', params: { max: maxSchedules } },
          ]);
        }
        const id = newId();
        await tx.insert(reportSchedules).values({ id, ...values, userId });
        await setRecipients(tx, id, ids);
        await planRun(tx, deps, id, values.nextRunAt);
        const activity = { at, caller, request, action: 'CREATED', entity } as const;
        await recordActivity(tx, { ...activity, subject: values.name, subjectId: id });
        return id;
      });
      return reply.status(201).send({ id });
    },
  });
  route(app, {
    method: 'PUT',
    path: '/report-schedule/:id',
    summary:
      'Change a schedule, if nobody else changed it since `version`; one that has stopped starts again, with the caller as its author',
    access,
    body: updateSchema as unknown as Schema<ReportScheduleUpdate>,
    async handle({ caller, body: { version, ...input }, params: { id }, request }) {
      const { ids, values } = await check(caller, input);
      const at = deps.now().toISOString();
      await db.transaction(async (tx) => {
        const stored = await requireOpen(tx, caller, id);
        if (stored.version !== version) {
          const savedBy = { name: await lastChangedBy(tx, id), at: stored.updatedAt };
          throw new ProblemError('entity.conflict', undefined, savedBy);
        }
        await tx
          .update(reportSchedules)
          .set({
            ...values,
            userId: caller.userId,
            stopReason: null,
            // A restart is meant to send again, whoever paused it before it stopped.
            pausedAt: stored.stopReason ? null : stored.pausedAt,
            version: version + 1,
          })
          .where(eq(reportSchedules.id, id));
        await setRecipients(tx, id, ids);
        await planRun(tx, deps, id, values.nextRunAt);
        const activity = { at, caller, request, action: 'CHANGED', entity } as const;
        await recordActivity(tx, { ...activity, subject: values.name, subjectId: id });
      });
      return { id };
    },
  });
  pauseRoutes(app, deps, requireOpen);
  route(app, {
    method: 'DELETE',
    path: '/report-schedule/:id',
    summary: 'Delete a schedule',
    access,
    async handle({ caller, params: { id }, request, reply }) {
      const at = deps.now().toISOString();
      await db.transaction(async (tx) => {
        const { name } = await requireOpen(tx, caller, id);
        await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
        const activity = { at, caller, request, action: 'DELETED', entity } as const;
        await recordActivity(tx, { ...activity, subject: name, subjectId: id });
      });
      return reply.status(204).send();
    },
  });
};
