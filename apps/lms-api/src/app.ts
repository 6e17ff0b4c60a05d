import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Deps } from './deps';
import { ProblemError, problemsPlugin } from './http/problems';
import { antiForgeryPlugin } from './plugins/anti-forgery';
import { sessionPlugin } from './plugins/session';

/** The whole server but for the listening socket: `app.inject` reaches all of it in tests. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = fastify({
    logger: { level: deps.config.logLevel },
    genReqId: () => v7(),
    trustProxy: deps.config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    // Problems of a route's own schema are found by yup; Fastify's JSON parser still checks the syntax.
    exposeHeadRoutes: true,
  });
  app.decorate('routeRecords', []);
  problemsPlugin(app);
  app.setNotFoundHandler(() => {
    throw new ProblemError('entity.notFound');
  });
  await app.register(cookie);
  sessionPlugin(app, deps);
  antiForgeryPlugin(app, deps);
  return app;
};
