import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

const closeIdleEveryMs = 100;

/**
 * Ends a closing server as soon as its last answer is sent. Node keeps a connection alive that was
 * busy when the closing began, and treats one that the browser opened in advance but never used as
 * busy; both would delay the end. A connection that has just been opened may bring its request
 * within the interval.
 */
export const gracefulClosePlugin = (app: FastifyInstance) => {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeUnused = () => {
    app.server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    const timer = setInterval(closeUnused, closeIdleEveryMs);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
};
