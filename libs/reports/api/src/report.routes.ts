import { type Deps, readFromReplica, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { findReport } from './find-report';
import { readSummary } from './read-summary';
import { requireReportScope } from './report-access';
import { reportPageSchema, reportQuerySchema, toReportRequest } from './report-query';
import type { Report } from './report-registry';

/** Routes of one report: a page of rows, and the summary above them. */
export const reportRoutes = (app: FastifyInstance, deps: Deps, report: Report) => {
  const { definition } = report;
  const { name, access } = definition;

  route(app, {
    method: 'POST',
    path: `/report/${name}/find`,
    summary: `Find a page of the rows of the report ${name}`,
    reads: true,
    access,
    body: reportPageSchema(definition),
    handle({ caller, body }) {
      const scope = requireReportScope(definition, caller);
      const request = toReportRequest(definition, body, scope, deps.now());
      return readFromReplica(deps, caller, (db) => findReport(db, report, request, body));
    },
  });
  route(app, {
    method: 'POST',
    path: `/report/${name}/summary`,
    summary: `Read figures and charts of the report ${name}, compared with the period before`,
    reads: true,
    access,
    body: reportQuerySchema(definition),
    handle({ caller, body }) {
      const scope = requireReportScope(definition, caller);
      const now = deps.now();
      const request = toReportRequest(definition, body, scope, now);
      return readFromReplica(deps, caller, (db) => readSummary(db, report, request, now));
    },
  });
};
