import { reasonOf, StartError } from '@lms/server/database';
import type { Config } from '@lms/server/platform';
import { once } from 'node:events';
import { createServer } from 'node:net';

type Place = Pick<Config, 'host' | 'port'>;

/** Returns what tells the operator why nothing can listen there. */
export const listenError = ({ host, port }: Place, error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new StartError(`PORT: the port ${port} is taken.`)
    : new StartError(`HOST, PORT: cannot listen on ${host}:${port}: ${reasonOf(error)}`);

/** Listens for a moment, so that a start in vain ends before it opens or fills a database. */
export const requireFreePort = async ({ host, port }: Place) => {
  const server = createServer((socket) => socket.destroy()).listen({ host, port });
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError({ host, port }, error);
  });
  await once(server.close(), 'close');
};
