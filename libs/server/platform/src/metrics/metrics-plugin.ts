import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { ProblemError } from '../http/problems';
import { isEventStream } from '../live/event-streams';
import { isSame } from '../session/is-same';
import { createMetrics, type Metrics } from './metrics';

const requireToken = ({ headers }: FastifyRequest, token: string) => {
  const given = /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  if (!isSame(given, token)) throw new ProblemError('auth.required');
};

const observeRequests = (app: FastifyInstance, { requests, outcomes }: Metrics) => {
  app.addHook('onResponse', (request, reply, done) => {
    // An address may name anything, so only its route is a label. Streams last as long as a page is open.
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    if (!isEventStream(reply)) requests.observe(labels, reply.elapsedTime / 1000);
    for (const outcome of request.outcomes ?? []) outcomes.inc({ outcome });
    done();
  });
};

/**
 * Registers `/metrics` for Prometheus (text format), which asks for `METRICS_TOKEN`. Without the
 * setting nothing is measured, and the call is not there.
 */
export const metricsPlugin = (app: FastifyInstance, deps: Deps): Metrics | undefined => {
  const { metricsToken } = deps.config;
  // A flood of requests is what one wants to see, and a database that is away, too: the token is
  // nobody's session, and is not looked for there.
  const config = { rateLimit: false, findCaller: async () => null };
  if (!metricsToken) {
    app.get('/metrics', { config }, () => {
      throw new ProblemError('entity.notFound');
    });
    return undefined;
  }
  const metrics = createMetrics(deps);
  observeRequests(app, metrics);
  app.get('/metrics', { config }, async (request, reply) => {
    requireToken(request, metricsToken);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
  app.addHook('onClose', async () => metrics.registry.clear());
  return metrics;
};
