import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';

/** `/health`: the process lives. `/ready`: the database answers, so that traffic may come. */
export const probesPlugin = (app: FastifyInstance, { database }: Deps) => {
  app.get('/health', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/ready', async (_request, reply) => {
    const ready = database.healthy();
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
};
