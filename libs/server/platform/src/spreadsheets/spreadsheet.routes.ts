import {
  maxRowsAtOnce,
  maxSpreadsheetBytes,
  spreadsheetErrorsSchema,
  spreadsheetFileTypes,
  spreadsheetImportSchema,
  type SpreadsheetReport,
} from '@lms/contract';
import { importBatches } from '@lms/server/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { recordActivity } from '../activity/activity-log';
import type { Deps } from '../deps';
import type { Scope } from '../http/caller';
import { checkFileType } from '../http/file-type';
import { readNamedFile } from '../http/form-problems';
import { ProblemError } from '../http/problems';
import { route } from '../http/route';
import { errorsFile } from './errors-file';
import { recentImports } from './recent-imports';
import { findBatch, reportOf, undoUntil } from './report';
import { runImportStep } from './run-import';
import type { ImportBatch, ImportedBy, SpreadsheetResource } from './spreadsheet-resource';
import { forgetJob, jobOf, startImport } from './start-import';

const batchOf = (payload: unknown) => (payload as { batchId: string }).batchId;

/** Registers the import calls of a resource, and those that undo an import. */
export const spreadsheetRoutes = (
  app: FastifyInstance,
  deps: Deps,
  resource: SpreadsheetResource,
) => {
  const { database, queue, now } = deps;
  const { path, permission: access } = resource;
  queue.handle(jobOf(resource), (payload) => runImportStep(deps, resource, batchOf(payload)));
  queue.handle(forgetJob, async (payload) => {
    await database.db.delete(importBatches).where(eq(importBatches.id, batchOf(payload)));
  });

  /** Processes a small import within the request; the queue continues a large or failed one. */
  const goOn = async ({ id, total }: Pick<ImportBatch, 'id' | 'total'>, by: ImportedBy) => {
    if (total > maxRowsAtOnce) return;
    await runImportStep(deps, resource, id, by).catch((err: unknown) =>
      by.request?.log.warn({ err }, 'import goes on later'),
    );
  };
  const answer = async (scope: Scope, id: string, reply: FastifyReply) => {
    const batch = await findBatch(database.db, scope, resource, id);
    const report = await reportOf(database.db, resource, batch);
    const isGoingOn = report.state === 'RUNNING' || report.state === 'UNDOING';
    return reply.status(isGoingOn ? 202 : 200).send(report satisfies SpreadsheetReport);
  };

  route(app, {
    method: 'POST',
    path: `${path}/import`,
    takes: 'multipart/form-data',
    summary: 'Import a spreadsheet (multipart, at most 20 MiB), or only say what would come of it',
    access,
    query: spreadsheetImportSchema,
    bodyLimit: maxSpreadsheetBytes,
    limitPerMinute: 30,
    handle: async ({ scope, caller, request, reply, query }) => {
      const by = { scope, caller, request };
      const file = await readNamedFile(request, maxSpreadsheetBytes);
      checkFileType(file, spreadsheetFileTypes);
      const batch = await startImport(deps, resource, by, query, file.content);
      await goOn(batch, by);
      return answer(scope, batch.id, reply);
    },
  });

  route(app, {
    method: 'GET',
    path: `${path}/import`,
    summary: 'List the imports of the last days, the newest first',
    access,
    handle: async ({ scope, reply }) =>
      reply.send(await recentImports(database.db, scope, resource)),
  });

  route(app, {
    method: 'GET',
    path: `${path}/import/:id`,
    summary: 'Read the progress of an import, and what came of its rows',
    access,
    handle: async ({ scope, params, reply }) => {
      const batch = await findBatch(database.db, scope, resource, params.id);
      return reply.send(await reportOf(database.db, resource, batch));
    },
  });

  route(app, {
    method: 'GET',
    path: `${path}/import/:id/errors`,
    summary: 'Download the rows that were refused, as a spreadsheet with the reasons beside them',
    access,
    query: spreadsheetErrorsSchema,
    limitPerMinute: 30,
    handle: async ({ scope, params, query, reply }) => {
      const batch = await findBatch(database.db, scope, resource, params.id);
      const file = errorsFile(database.db, resource, batch, query.language ?? 'en');
      return reply
        .type(file.contentType)
        .header('content-disposition', 'attachment; filename="errors.xlsx"')
        .send(file.stream);
    },
  });

  route(app, {
    method: 'POST',
    path: `${path}/import/:batchId/undo`,
    summary: 'Undo what an import of the last day did, except what was changed since',
    access,
    handle: async ({ scope, caller, request, params, reply }) => {
      const by = { scope, caller, request };
      const batch = await findBatch(database.db, scope, resource, params.batchId);
      const until = undoUntil(batch);
      const isInTime = until !== null && until > now().toISOString();
      await database.db.transaction(async (tx) => {
        const isResting = inArray(importBatches.state, ['DONE', 'FAILED']);
        const [undoing] = isInTime
          ? await tx
              .update(importBatches)
              .set({ state: 'UNDOING', createdBy: caller.userId })
              .where(and(eq(importBatches.id, batch.id), isResting))
              .returning()
          : [];
        if (!undoing) throw new ProblemError('entity.transitionRefused');
        await queue.enqueue(tx, jobOf(resource), { batchId: batch.id });
        const { entity, id: subjectId } = batch;
        const of = { at: now().toISOString(), caller, request, entity, subjectId };
        await recordActivity(tx, { ...of, action: 'IMPORT_UNDONE' });
      });
      await goOn(batch, by);
      return answer(scope, batch.id, reply);
    },
  });
};
