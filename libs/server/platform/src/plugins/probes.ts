import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';

/**
 * Registers the probes: `/health` answers while the process runs; `/ready` answers 503 while the
 * database does not respond.
 */
export const probesPlugin = (app: FastifyInstance, { database }: Deps) => {
  // A limited probe would take a server that is well for one that is not.
  const config = { rateLimit: false };
  app.get('/health', { config }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/ready', { config }, async (_request, reply) => {
    const ready = database.healthy();
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
};
