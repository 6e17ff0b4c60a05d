import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createReportRegistry } from './report-registry';
import type { ReportSources } from './report-sources';
import { exportRoutes } from './export.routes';
import { reportRoutes } from './report.routes';

export const reportsModule = (app: FastifyInstance, deps: Deps, sources: ReportSources) => {
  const reports = createReportRegistry(deps, sources);
  for (const report of reports.all) reportRoutes(app, deps, report);
  exportRoutes(app, deps, reports.all);
};
