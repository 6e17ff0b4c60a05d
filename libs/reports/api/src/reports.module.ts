import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { exportRoutes } from './export.routes';
import { createFileStore } from './files/file-store';
import { reportFileRoutes } from './files/report-file.routes';
import { sweepFilesJob } from './files/sweep-files';
import { writeFileJob } from './files/write-file-job';
import { createReportRegistry } from './report-registry';
import type { ReportSources } from './report-sources';
import { reportRoutes } from './report.routes';
import { reportScheduleRoutes } from './schedules/report-schedule.routes';
import { runScheduleJob } from './schedules/run-schedule';
import { stopLostSchedules } from './schedules/stop-schedule';
import { reportViewRoutes } from './views/report-view.routes';

export const reportsModule = (app: FastifyInstance, deps: Deps, sources: ReportSources) => {
  const reports = createReportRegistry(deps, sources);
  for (const report of reports.all) reportRoutes(app, deps, report);
  exportRoutes(app, deps, reports.all);

  const store = createFileStore(deps);
  reportFileRoutes(app, deps, reports, store);
  writeFileJob(deps, reports, store);
  sweepFilesJob(deps, store);

  reportScheduleRoutes(app, deps, reports);
  runScheduleJob(deps, reports);
  stopLostSchedules(deps, reports);
  reportViewRoutes(app, deps, reports);
};
