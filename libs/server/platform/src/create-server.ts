import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type onSendAsyncHookHandler } from 'fastify';
import { v7 } from 'uuid';
import type { Deps } from './deps';
import { loggerOptions } from './http/logging';
import { problemsPlugin, refuseEarly } from './http/problems';
import type { RouteRecord } from './http/route';
import { mailModule } from './mail/mail';
import { antiForgeryPlugin } from './plugins/anti-forgery';
import { compressionPlugin } from './plugins/compression';
import { gracefulClosePlugin } from './plugins/graceful-close';
import { jsonBodyPlugin } from './plugins/json-body';
import { mediaPlugin } from './plugins/media';
import { noSuchRoutePlugin } from './plugins/no-such-route';
import { pagesPlugin } from './plugins/pages/pages';
import { probesPlugin } from './plugins/probes';
import { rateLimitsPlugin } from './plugins/rate-limits';
import { securityHeadersPlugin } from './plugins/security-headers';
import { sessionPlugin } from './session/session-plugin';

/** Declares the routes and jobs of a part of the server. */
export type ServerModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

export interface ServerOptions {
  /** Tests send more in a second than any person does. */
  rateLimits?: boolean;
  /** The built web app; without one there are no pages. */
  webDir?: string;
  /** Where the log is written; to the standard output by itself. */
  logTo?: { write(line: string): void };
  /** Takes the lines of the log that are kept, and is closed with the server. */
  systemLog?: { take: (line: string) => void; close: () => Promise<void> };
  /** Where the declared calls are kept; the OpenAPI tool also notes from where each was declared. */
  routeRecords?: RouteRecord[];
  /** Sees every answer before it is sent; tests hold them against the OpenAPI document. */
  onSend?: onSendAsyncHookHandler;
}

/** A server of the given modules, without its listening socket: `app.inject` reaches all of it. */
export const createServer = async (
  deps: Deps,
  modules: readonly ServerModule[],
  options: ServerOptions = {},
): Promise<FastifyInstance> => {
  const { rateLimits = true, webDir, logTo, systemLog, routeRecords = [], onSend } = options;
  const app = fastify({
    logger: { ...loggerOptions(deps.config, systemLog?.take), stream: logTo },
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
  if (systemLog) app.addHook('onClose', systemLog.close);
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
  mailModule(deps);

  for (const module of modules) await module(app, deps);

  await mediaPlugin(app, deps.config);
  if (webDir) await pagesPlugin(app, deps, webDir);
  noSuchRoutePlugin(app);
  return app;
};
