import type { FastifyInstance } from 'fastify';

const everyMs = 100;

/**
 * Lets a closing server end as soon as its last answer is sent: a connection that was busy when the
 * closing began would otherwise be kept alive for the next request of the same browser.
 */
export const gracefulClosePlugin = (app: FastifyInstance) => {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
};
