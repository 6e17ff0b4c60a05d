import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

const closeIdleEveryMs = 100;
/** Time in which a connection that has just been opened brings its request, on a slow line, too. */
const firstRequestMs = 1_000;
/** Time for answers that are on their way, longer than a request may take to arrive. */
const defaultAnswersMs = 16_000;

/** Lets a busy server read the requests that have arrived. */
const readArrived = async () => {
  // From anywhere to the timers; the loop reads between them and the immediates.
  await wait(0);
  await setImmediate();
};

/**
 * Ends a closing server as soon as its last answer is sent. Node keeps a connection alive that was
 * busy when the closing began, and treats one that the browser opened in advance but never used as
 * busy; both would delay the end, and so would a client that never reads its answer.
 */
export const gracefulClosePlugin = (app: FastifyInstance, answersMs = defaultAnswersMs) => {
  const openedAt = new Map<Socket, number>();
  app.server.on('connection', (socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  const closeUnused = async () => {
    await readArrived();
    app.server.closeIdleConnections();
    for (const [socket, at] of openedAt) {
      if (socket.bytesRead === 0 && at + firstRequestMs < performance.now()) socket.destroy();
    }
  };
  app.addHook('preClose', async () => {
    const timer = setInterval(() => void closeUnused(), closeIdleEveryMs);
    const end = setTimeout(() => app.server.closeAllConnections(), answersMs);
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(end);
    });
    timer.unref();
    end.unref();
    await readArrived();
  });
};
