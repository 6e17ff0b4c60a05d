import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

const closeIdleEveryMs = 100;
/** Time for answers that are on their way, longer than a request may take to arrive. */
const defaultAnswersMs = 16_000;

/**
 * Ends a closing server as soon as its last answer is sent. Node keeps a connection alive that was
 * busy when the closing began, and treats one that the browser opened in advance but never used as
 * busy; both would delay the end, and so would a client that never reads its answer. A connection
 * that has just been opened may bring its request within the interval.
 */
export const gracefulClosePlugin = (app: FastifyInstance, answersMs = defaultAnswersMs) => {
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
    const end = setTimeout(() => app.server.closeAllConnections(), answersMs);
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(end);
    });
    timer.unref();
    end.unref();
  });
};
