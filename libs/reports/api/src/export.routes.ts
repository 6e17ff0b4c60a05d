import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Deps, TooManyError, route, recordActivity } from '@lms/server/platform';
import { exportInput, exportQuerySchema } from './file-input';
import { requireReportScope } from './report-access';
import type { Report } from './report-registry';
import { contentTypes, countFileRows, fileNameOf, writeReport } from './write-report';

/** Each has a connection to the database as long as it is read. */
const maxAtOnce = 3;
/** Ten million rows over a slow line; whoever reads more slowly takes a file off the request. */
const maxMs = 60 * 60_000;
const retryAfterSeconds = 30;

/** One export of each report, streamed as it is read. */
export const exportRoutes = (app: FastifyInstance, deps: Deps, reports: Report[]) => {
  /** Who reads one: nobody has two, lest one person's slow ones keep everybody's place. */
  const running = new Set<string>();
  for (const report of reports) {
    const { name, access } = report.definition;
    route(app, {
      method: 'GET',
      path: `/report/${name}/export`,
      summary: `All rows of the report ${name} as CSV, XLSX or PDF`,
      reads: false,
      access,
      query: exportQuerySchema,
      limitPerMinute: 20,
      async handle({ caller, query, request, reply }) {
        const scope = requireReportScope(report.definition, caller);
        const input = exportInput(report.definition, query);
        const { userId } = caller;
        if (running.size >= maxAtOnce || running.has(userId)) {
          throw new TooManyError(retryAfterSeconds);
        }
        running.add(userId);
        const now = deps.now();
        const activity = { at: now.toISOString(), caller, request, action: 'EXPORTED' as const };
        try {
          // Before the answer begins: what is refused later can no longer say why.
          if (input.format === 'pdf') await countFileRows(deps, report, input, scope);
          await recordActivity(deps.database.db, { ...activity, entity: 'report', subject: name });
        } catch (error) {
          running.delete(userId);
          throw error;
        }
        const stream = Readable.from(writeReport(deps, report, input, scope), {
          signal: AbortSignal.timeout(maxMs),
          objectMode: false,
        }).once('close', () => running.delete(userId));
        return reply
          .type(contentTypes[input.format])
          .header('content-disposition', `attachment; filename="${fileNameOf(input, now)}"`)
          .send(stream);
      },
    });
  }
};
