import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type onSendAsyncHookHandler } from 'fastify';
import { v7 } from 'uuid';
import type { Deps } from './deps';
import { loggerOptions } from './http/logging';
import type { RouteRecord } from './http/route';
import { problemsPlugin, refuseEarly } from './http/problems';
import { mailModule } from './mail/mail';
import { authModule } from './modules/auth/auth.module';
import { cartModule } from './modules/cart/cart.module';
import { catalogModule } from './modules/catalog/catalog.module';
import { communicationModule } from './modules/communication/communication.module';
import { courseManagementModule } from './modules/course-management/course-management.module';
import { dashboardModule } from './modules/dashboard/dashboard.module';
import { learningModule } from './modules/learning/learning.module';
import { batchCodeRoutes } from './modules/org-management/batch-codes/batch-codes.routes';
import { organizationsModule } from './modules/org-management/organizations/organizations.module';
import { usersModule } from './modules/org-management/users/users.module';
import { activityModule } from './modules/reports/activity/activity.module';
import { logsModule } from './modules/reports/logs/logs.module';
import { startSystemLog } from './modules/reports/logs/system-log';
import { type ReportSources, reportSources } from './modules/reports/report-sources';
import { reportsModule } from './modules/reports/reports.module';
import { antiForgeryPlugin } from './plugins/anti-forgery';
import { compressionPlugin } from './plugins/compression';
import { gracefulClosePlugin } from './plugins/graceful-close';
import { jsonBodyPlugin } from './plugins/json-body';
import { mediaPlugin } from './plugins/media';
import { noSuchRoutePlugin } from './plugins/no-such-route';
import { openApiPlugin } from './plugins/open-api/open-api';
import { pagesPlugin } from './plugins/pages/pages';
import { probesPlugin } from './plugins/probes';
import { rateLimitsPlugin } from './plugins/rate-limits';
import { securityHeadersPlugin } from './plugins/security-headers';
import { sessionPlugin } from './session/session-plugin';

export interface AppOptions {
  /** Tests send more in a second than any person does. */
  rateLimits?: boolean;
  /** The built web app; without one there are no pages. */
  webDir?: string;
  /** Where the log is written; to the standard output by itself. */
  logTo?: { write(line: string): void };
  /** Where the rows of the reports come from; tests bring small ones. */
  reports?: ReportSources;
  /** Where the declared calls are kept; the OpenAPI tool also notes from where each was declared. */
  routeRecords?: RouteRecord[];
  /** Sees every answer before it is sent; tests hold them against the OpenAPI document. */
  onSend?: onSendAsyncHookHandler;
}

/** The whole server but for the listening socket: `app.inject` reaches all of it in tests. */
export const buildApp = async (
  deps: Deps,
  {
    rateLimits = true,
    webDir,
    logTo,
    reports = reportSources,
    routeRecords = [],
    onSend,
  }: AppOptions = {},
): Promise<FastifyInstance> => {
  const systemLog = startSystemLog(deps);
  const app = fastify({
    logger: { ...loggerOptions(deps.config, systemLog.take), stream: logTo },
    genReqId: () => v7(),
    // The address that the proxy saw; those before it are the client's own words.
    trustProxy: deps.config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    // Slow clients are cut. Node takes the longer of the two times for the whole request, and by
    // itself looks for such clients twice a minute only.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    exposeHeadRoutes: true,
    frameworkErrors: refuseEarly,
  });
  app.decorate('routeRecords', routeRecords);
  if (onSend) app.addHook('onSend', onSend);
  app.decorateRequest('outcomes', null);
  app.addHook('onClose', systemLog.close);
  problemsPlugin(app);
  jsonBodyPlugin(app);
  gracefulClosePlugin(app);
  await securityHeadersPlugin(app, deps.config);
  await compressionPlugin(app);
  if (rateLimits) await rateLimitsPlugin(app, deps);
  await app.register(cookie);
  sessionPlugin(app, deps);
  antiForgeryPlugin(app, deps);
  probesPlugin(app, deps);
  openApiPlugin(app);

  mailModule(deps);
  await authModule(app, deps);
  catalogModule(app, deps);
  learningModule(app, deps);
  await courseManagementModule(app, deps);
  usersModule(app, deps);
  organizationsModule(app, deps);
  batchCodeRoutes(app, deps);
  cartModule(app, deps);
  communicationModule(app, deps);
  dashboardModule(app, deps);
  activityModule(app, deps);
  logsModule(app, deps);
  reportsModule(app, deps, reports);

  await mediaPlugin(app, deps.config);
  if (webDir) await pagesPlugin(app, deps, webDir);
  noSuchRoutePlugin(app);
  return app;
};
