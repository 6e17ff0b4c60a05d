import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const everyMs = 100;

/**
 * Lets a closing server end as soon as its last answer is sent: a connection that was busy when the
 * closing began would otherwise be kept alive for the next request of the same browser. Browsers also
 * open connections that they may need later; Node takes one that was never used for a busy one.
 */
export const gracefulClosePlugin = (app: FastifyInstance) => {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
};
