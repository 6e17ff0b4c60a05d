import { apiBase, code, id as idField } from '@lms/contract';
import { reportsPermissions } from '@lms/reports/contract';
import { reportFiles } from '@lms/server/database';
import { type Deps, ProblemError, recordActivity, route } from '@lms/server/platform';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type InferType, object, string } from 'yup';
import { checkState, fileFields } from '../file-input';
import { findReaderOfSession, requireView } from '../readers';
import { requireReportScope } from '../report-access';
import type { ReportRegistry } from '../report-registry';
import { ReportsProblem } from '../reports-problem';
import { contentTypes, countFileRows } from '../write-report';
import type { FileStore } from './file-store';
import { findFile, listFiles, toReportFile } from './find-file';
import { checkLink, filesPageOf, signLink } from './link';
import { limitUnfinishedFiles, startFile } from './start-file';

const access = reportsPermissions['report.keep'];

const linkSchema = object({
  sessionId: idField().required(code('required')),
  expires: string()
    .matches(/^\d{1,12}$/, code('invalid'))
    .required(code('required')),
  signature: string().max(100, code('maxLength')).required(code('required')),
}).noUnknown();

/**
 * Detects a browser: a person who opens an expired link is led to the files page instead of a
 * problem in JSON.
 */
const isForPerson = ({ headers }: FastifyRequest) => !!headers.accept?.includes('text/html');

export const reportFileRoutes = (
  app: FastifyInstance,
  deps: Deps,
  reports: ReportRegistry,
  store: FileStore,
) => {
  const { db } = deps.database;

  const findLinked = async (id: string, { signature, ...signed }: InferType<typeof linkSchema>) => {
    checkLink(deps, { id, ...signed }, signature);
    const reader = await findReaderOfSession(db, signed.sessionId, deps.now());
    if (!reader) throw new ProblemError('entity.notFound');
    const file = await findFile(db, reports, reader, id);
    if (file.status !== 'READY' || !(await store.has(id)))
      throw new ProblemError('entity.notFound');
    return file;
  };

  route(app, {
    method: 'POST',
    path: '/report-file',
    summary:
      'Have all rows of a report written into a file; 409 reportFile.tooManyRows for a PDF of more than 100,000',
    access,
    body: object(fileFields()).noUnknown(),
    limitPerMinute: 30,
    async handle({ caller, body, request, reply }) {
      const report = reports.get(body.report);
      const { definition } = report;
      const view = requireView(definition, caller);
      checkState(definition, body);
      // Told to who asks, while there is something to do about it.
      if (body.format === 'pdf') {
        await countFileRows(deps, report, body, requireReportScope(definition, caller));
      }
      const at = deps.now().toISOString();
      const activity = { at, caller, request, action: 'EXPORTED', entity: 'report' } as const;
      const file = await db.transaction(async (tx) => {
        await limitUnfinishedFiles(tx, caller.userId);
        await recordActivity(tx, { ...activity, subject: body.report });
        return startFile(tx, deps, { ...body, userId: caller.userId, view });
      });
      return reply.status(201).send(toReportFile(file));
    },
  });
  route(app, {
    method: 'GET',
    path: '/report-file',
    summary: 'List the files of reports that the reader may fetch, newest first',
    access,
    handle: async ({ caller }) => (await listFiles(db, reports, caller)).map(toReportFile),
  });
  route(app, {
    method: 'GET',
    path: '/report-file/:id',
    summary: 'Read the progress of a file',
    access,
    handle: async ({ caller, params }) =>
      toReportFile(await findFile(db, reports, caller, params.id)),
  });
  route(app, {
    method: 'PUT',
    path: '/report-file/:id/cancel',
    summary: 'Cancel the writing of a file',
    access,
    async handle({ caller, params, request }) {
      const file = await findFile(db, reports, caller, params.id);
      // A recipient must not cancel the file for everyone else.
      if (file.userId !== caller.userId) throw new ProblemError('auth.forbidden');
      if (file.status === 'CANCELLED') return toReportFile(file);
      const at = deps.now().toISOString();
      const open = inArray(reportFiles.status, ['QUEUED', 'RUNNING']);
      const cancelled = await db.transaction(async (tx) => {
        const [row] = await tx
          .update(reportFiles)
          .set({ status: 'CANCELLED', updatedAt: at })
          .where(and(eq(reportFiles.id, file.id), open))
          .returning();
        if (!row) throw new ProblemError('entity.transitionRefused');
        const activity = { at, caller, request, action: 'STATUS_CHANGED' } as const;
        const what = { entity: 'report-file', subject: row.fileName, subjectId: row.id };
        await recordActivity(tx, { ...activity, ...what });
        return row;
      });
      return toReportFile(cancelled);
    },
  });
  route(app, {
    method: 'GET',
    path: '/report-file/:id/link',
    summary: 'Get the address where a file is fetched, for a quarter of an hour',
    access,
    async handle({ caller, params }) {
      const { id, status } = await findFile(db, reports, caller, params.id);
      if (status !== 'READY') throw new ReportsProblem('reportFile.notReady');
      if (caller.viewedAsUntil) throw new ProblemError('seeAs.readOnly');
      return signLink(deps, id, caller.sessionId);
    },
  });
  route(app, {
    method: 'GET',
    path: '/report-file/:id/content',
    summary: `Download a file by the address that ${apiBase}/report-file/{id}/link gave`,
    access: 'public',
    query: linkSchema,
    async handle({ params: { id }, query, request, reply }) {
      const file = await findLinked(id, query).catch((error: unknown) => {
        if (!(error instanceof ProblemError && isForPerson(request))) throw error;
      });
      if (!file) return reply.redirect(filesPageOf('course-report'));
      const { fileName, format, size } = file;
      const contentType = contentTypes[format];
      const contentDisposition = `attachment; filename="${fileName}"`;
      const link = await store.link(id, { contentType, contentDisposition });
      if (link) return reply.header('cache-control', 'no-store').redirect(link);
      const content = await store.read(id);
      if (!content) throw new ProblemError('entity.notFound');
      return reply
        .type(contentType)
        .header('content-length', size ?? 0)
        .header('content-disposition', contentDisposition)
        .header('cache-control', 'no-store')
        .send(content);
    },
  });
};
