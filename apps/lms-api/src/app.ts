import { authModule } from '@lms/auth/api';
import { cartModule } from '@lms/cart/api';
import { catalogModule } from '@lms/catalog/api';
import { communicationModule } from '@lms/communication/api';
import { courseManagementModule } from '@lms/course-management/api';
import { dashboardModule } from '@lms/dashboard/api';
import { learningModule } from '@lms/learning/api';
import { orgManagementModule } from '@lms/org-management/api';
import {
  activityModule,
  logsModule,
  reportsModule,
  reportSources,
  type ReportSources,
  startSystemLog,
} from '@lms/reports/api';
import {
  createServer,
  type Deps,
  type ServerModule,
  type ServerOptions,
} from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { openApiPlugin } from './open-api/open-api';

export interface AppOptions extends Omit<ServerOptions, 'systemLog'> {
  /** Sources of the reports' rows; tests bring small ones. */
  reports?: ReportSources;
}

/** Every domain of the server. */
const modules = (reports: ReportSources): ServerModule[] => [
  openApiPlugin,
  authModule,
  catalogModule,
  learningModule,
  courseManagementModule,
  orgManagementModule,
  cartModule,
  communicationModule,
  dashboardModule,
  activityModule,
  logsModule,
  (app, deps) => reportsModule(app, deps, reports),
];

/** The whole server but for the listening socket: `app.inject` reaches all of it in tests. */
export const buildApp = (
  deps: Deps,
  { reports = reportSources, ...options }: AppOptions = {},
): Promise<FastifyInstance> =>
  createServer(deps, modules(reports), { ...options, systemLog: startSystemLog(deps) });
