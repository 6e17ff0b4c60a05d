import { users } from '@lms/server/database';
import { type Deps, recordActivity, route, TooManyError } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { exportInput, exportQuerySchema } from './file-input';
import { requireReportScope } from './report-access';
import type { Report } from './report-registry';
import { contentTypes, countFileRows, fileNameOf, writeReport } from './write-report';

/** Each export holds a database connection while it is read. */
const maxConcurrent = 3;
/** Enough for ten million rows over a slow line; slower readers request a file instead. */
const maxMs = 60 * 60_000;
const retryAfterSeconds = 30;

/** Reads the language that a reader of reports has chosen. */
const languageOf = async ({ database: { db } }: Deps, userId: string) => {
  const [reader] = await db
    .select({ language: users.preferredLanguage })
    .from(users)
    .where(eq(users.id, userId));
  return reader?.language ?? 'en';
};

/** Streams exports of a report: `GET /report/{name}/export`, one at a time per reader. */
export const exportRoutes = (app: FastifyInstance, deps: Deps, reports: Report[]) => {
  /** Ids of readers with a running export: one each, or a slow reader could take every place. */
  const running = new Set<string>();
  for (const report of reports) {
    const { name, access } = report.definition;
    route(app, {
      method: 'GET',
      path: `/report/${name}/export`,
      summary: `Export all rows of the report ${name} as CSV, XLSX or PDF`,
      reads: false,
      access,
      query: exportQuerySchema,
      limitPerMinute: 20,
      async handle({ caller, query, request, reply }) {
        const scope = requireReportScope(report.definition, caller);
        const { userId } = caller;
        const language = query.language ?? (await languageOf(deps, userId));
        const input = exportInput(report.definition, { ...query, language });
        if (running.size >= maxConcurrent || running.has(userId)) {
          throw new TooManyError(retryAfterSeconds);
        }
        running.add(userId);
        const now = deps.now();
        const activity = { at: now.toISOString(), caller, request, action: 'EXPORTED' as const };
        try {
          // Checked before the response begins: afterwards a problem could not be reported.
          if (input.format === 'pdf') await countFileRows(deps, report, input, scope);
          await recordActivity(deps.database.db, { ...activity, entity: 'report', subject: name });
        } catch (error) {
          running.delete(userId);
          throw error;
        }
        const stream = Readable.from(writeReport(deps, report, input, scope, userId), {
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
