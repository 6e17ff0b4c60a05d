import { code } from '@lms/contract';
import {
  maxReportViews,
  reportName,
  reportsPermissions,
  type ReportView,
  reportViewName,
} from '@lms/reports/contract';
import { reportViews } from '@lms/server/database';
import {
  type Deps,
  ProblemError,
  recordActivity,
  route,
  withDatabaseProblems,
} from '@lms/server/platform';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { checkState, stateFields } from '../file-input';
import { requireReportScope } from '../report-access';
import type { ReportRegistry } from '../report-registry';

const access = reportsPermissions['report.keep'];
const entity = 'report-view';

const bodySchema = object({
  ...stateFields(),
  name: reportViewName().required(code('required')),
}).noUnknown();

/** Routes of saved views, private to each reader. */
export const reportViewRoutes = (app: FastifyInstance, deps: Deps, reports: ReportRegistry) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/report-view',
    summary: "List the reader's own views of a report",
    access,
    query: object({ report: reportName().required(code('required')) }).noUnknown(),
    async handle({ caller, query }): Promise<ReportView[]> {
      requireReportScope(reports.get(query.report).definition, caller);
      const {
        id,
        createdAt,
        updatedAt,
        version,
        report,
        name,
        query: state,
        columns,
      } = reportViews;
      const views = await db
        .select({ id, createdAt, updatedAt, version, report, name, query: state, columns })
        .from(reportViews)
        .where(and(eq(reportViews.userId, caller.userId), eq(reportViews.report, query.report)))
        .orderBy(asc(reportViews.name), asc(reportViews.id));
      return views.map((view) => ({ ...view, columns: view.columns ?? undefined }));
    },
  });
  route(app, {
    method: 'POST',
    path: '/report-view',
    summary: 'Keep the state of a report under a name; one of the same name is replaced',
    access,
    body: bodySchema,
    async handle({ caller, body, request, reply }) {
      const { userId } = caller;
      const { definition } = reports.get(body.report);
      requireReportScope(definition, caller);
      checkState(definition, body);
      const { report, name, query, columns = null } = body;
      const id = await db.transaction(async (tx) => {
        const [stored] = await tx
          .insert(reportViews)
          .values({ userId, report, name, query, columns })
          .onConflictDoUpdate({
            target: [reportViews.userId, reportViews.report, reportViews.name],
            set: { query, columns, updatedAt: deps.now().toISOString() },
          })
          .returning({ id: reportViews.id });
        const own = and(eq(reportViews.userId, userId), eq(reportViews.report, report));
        if ((await tx.$count(reportViews, own)) > maxReportViews) {
          throw new ProblemError('validation.failed', [
            { field: 'name', code: 'max', params: { max: maxReportViews } },
          ]);
        }
        const at = deps.now().toISOString();
        const activity = { at, caller, request, action: 'CREATED', entity } as const;
        await recordActivity(tx, { ...activity, subject: name, subjectId: stored?.id });
        return stored?.id;
      });
      return reply.status(201).send({ id });
    },
  });
  route(app, {
    method: 'PUT',
    path: '/report-view/:id',
    summary: 'Give a view another name, which none of the report has',
    access,
    body: object({ name: reportViewName().required(code('required')) }).noUnknown(),
    async handle({ caller, body: { name }, params: { id }, request }) {
      const own = and(eq(reportViews.id, id), eq(reportViews.userId, caller.userId));
      const at = deps.now().toISOString();
      await db.transaction(async (tx) => {
        const [renamed] = await withDatabaseProblems('write', () =>
          tx.update(reportViews).set({ name, updatedAt: at }).where(own).returning(),
        );
        if (!renamed) throw new ProblemError('entity.notFound');
        const activity = { at, caller, request, action: 'CHANGED', entity } as const;
        await recordActivity(tx, { ...activity, subject: name, subjectId: id });
      });
      return { id };
    },
  });
  route(app, {
    method: 'DELETE',
    path: '/report-view/:id',
    summary: 'Delete a view',
    access,
    async handle({ caller, params: { id }, request, reply }) {
      const own = and(eq(reportViews.id, id), eq(reportViews.userId, caller.userId));
      await db.transaction(async (tx) => {
        const [deleted] = await tx.delete(reportViews).where(own).returning();
        if (!deleted) throw new ProblemError('entity.notFound');
        const at = deps.now().toISOString();
        const activity = { at, caller, request, action: 'DELETED', entity } as const;
        await recordActivity(tx, { ...activity, subject: deleted.name, subjectId: id });
      });
      return reply.status(204).send();
    },
  });
};
