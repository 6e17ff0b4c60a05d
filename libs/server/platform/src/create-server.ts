import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type onSendAsyncHookHandler } from 'fastify';
import { maxHeaderSize } from 'node:http';
import { v7 } from 'uuid';
import { activityChainModule } from './activity/activity-chain-module';
import type { Deps } from './deps';
import { answerLog, loggerOptions } from './http/logging';
import { problemsPlugin, refuseEarly } from './http/problems';
import type { RouteRecord } from './http/route';
import { mailModule } from './mail/mail';
import { metricsPlugin } from './metrics/metrics-plugin';
import { antiForgeryPlugin } from './plugins/anti-forgery';
import { compressionPlugin } from './plugins/compression';
import { gracefulClosePlugin } from './plugins/graceful-close';
import { jsonBodyPlugin } from './plugins/json-body';
import { mediaPlugin } from './plugins/media';
import { noSuchRoutePlugin } from './plugins/no-such-route';
import { pagesPlugin } from './plugins/pages/pages';
import { probesPlugin } from './plugins/probes';
import { rateLimitsPlugin } from './plugins/rate-limits';
import { securityHeaders, securityHeadersPlugin } from './plugins/security-headers';
import { refuseUnreadable } from './plugins/unreadable-requests';
import { replicaPlugin } from './replica/replica-plugin';
import { sessionPlugin } from './session/session-plugin';
import { removedPicturesJob } from './uploads/pictures';

/** Registers the routes and jobs of a part of the server. */
export type ServerModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

export interface ServerOptions {
  /** Limits of requests; tests turn them off, because they send more than any person. */
  rateLimits?: boolean;
  /** Folder of the built web app; without it the server has no pages. */
  webDir?: string;
  /** Destination of the log; standard output by default. */
  logTo?: { write(line: string): void };
  /** Receiver of the log lines to store, closed with the server. */
  systemLog?: { take: (line: string) => void; close: () => Promise<void> };
  /**
   * List that collects the declared routes; the OpenAPI tool also notes the place of each
   * declaration.
   */
  routeRecords?: RouteRecord[];
  /** Hook for every answer before it is sent; tests check answers against the OpenAPI document. */
  onSend?: onSendAsyncHookHandler;
}

/** Creates a server with the modules, without a listening socket: tests use `app.inject`. */
export const createServer = async (
  deps: Deps,
  modules: readonly ServerModule[],
  options: ServerOptions = {},
): Promise<FastifyInstance> => {
  const { rateLimits = true, webDir, logTo, systemLog, routeRecords = [], onSend } = options;
  const app = fastify({
    logger: { ...loggerOptions(deps.config, systemLog?.take), stream: logTo },
    logController: answerLog,
    genReqId: () => v7(),
    // Trusts only the address added by the nearest proxy; earlier ones come from the client.
    trustProxy: deps.config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    // Disconnects slow clients. Node applies the larger of these timeouts to the whole request, and
    // by default checks only twice a minute.
    requestTimeout: 15_000,
    // Disconnects clients that read nothing of their answer any more.
    connectionTimeout: 120_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    exposeHeadRoutes: true,
    // A request that arrives while the server closes is answered, not refused.
    return503OnClosing: false,
    frameworkErrors: refuseEarly(securityHeaders(deps.config)),
    clientErrorHandler: refuseUnreadable(securityHeaders(deps.config)),
    routerOptions: {
      // The specification creates by `POST /{entity}/`.
      ignoreTrailingSlash: true,
      // Allows a parameter as long as an address: a long name that nothing has is not found, too.
      maxParamLength: maxHeaderSize,
    },
  });
  app.decorate('routeRecords', routeRecords);
  if (onSend) app.addHook('onSend', onSend);
  app.decorateRequest('outcomes', null);
  app.decorateRequest('outage', null);
  if (systemLog) app.addHook('onClose', systemLog.close);
  problemsPlugin(app);
  deps.tracing?.traceRequests(app);
  jsonBodyPlugin(app);
  gracefulClosePlugin(app);
  securityHeadersPlugin(app, deps.config);
  await compressionPlugin(app);
  if (rateLimits) await rateLimitsPlugin(app, deps);
  await app.register(cookie);
  sessionPlugin(app, deps);
  antiForgeryPlugin(app, deps);
  replicaPlugin(app, deps);
  probesPlugin(app, deps);
  mailModule(deps, metricsPlugin(app, deps));
  activityChainModule(app, deps);
  removedPicturesJob(deps);

  for (const module of modules) await module(app, deps);

  await mediaPlugin(app, deps);
  if (webDir) await pagesPlugin(app, deps, webDir);
  noSuchRoutePlugin(app);
  return app;
};
