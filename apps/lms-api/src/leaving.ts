import type { FastifyInstance } from 'fastify';

/** Message to a server of a cluster that another one takes the place of, and its answer. */
export const leaving = 'leaving';

/** Ends each connection with its next answer once the server is told to leave. */
export const closeConnectionsWhenLeaving = ({ server }: FastifyInstance) =>
  process.on('message', (message) => {
    if (message !== leaving) return;
    server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close');
    });
    process.send?.(leaving);
  });
