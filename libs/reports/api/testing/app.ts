import { authModule } from '@lms/auth/api';
import { catalogModule } from '@lms/catalog/api';
import { communicationModule } from '@lms/communication/api';
import { courseManagementModule } from '@lms/course-management/api';
import { learningModule } from '@lms/learning/api';
import { orgManagementModule } from '@lms/org-management/api';
import { createServer, type ServerModule, type ServerOptions } from '@lms/server/platform';
import { testAppBy } from '@lms/server/testing';
import { activityModule } from '../src/activity/activity.module';
import { logsModule } from '../src/logs/logs.module';
import { startSystemLog } from '../src/logs/system-log';
import { type ReportSources, reportSources } from '../src/report-sources';
import { reportsModule } from '../src/reports.module';

interface ReportsOptions extends Omit<ServerOptions, 'systemLog'> {
  /** Small ones, where the real ones do not matter. */
  reports?: ReportSources;
}

const modules: ServerModule[] = [
  authModule,
  catalogModule,
  courseManagementModule,
  orgManagementModule,
  communicationModule,
  learningModule,
  activityModule,
  logsModule,
];

/** A server of this domain and those below it, which keeps its log as the whole server does. */
export const createTestApp = testAppBy(
  (deps, { reports = reportSources, ...options }: ReportsOptions) =>
    createServer(deps, [...modules, (app) => reportsModule(app, deps, reports)], {
      ...options,
      systemLog: startSystemLog(deps),
    }),
);
