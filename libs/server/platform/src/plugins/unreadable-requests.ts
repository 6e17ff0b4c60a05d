import type { FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';

/** Statuses of what Node's parser gives up on; of anything else it is 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what Node can't read as a request, for Fastify's `clientErrorHandler`: a link with an
 * endless address leads there, too.
 *
 * @param headers those that a hook gives every other answer
 */
export const refuseUnreadable =
  (headers: Record<string, string>): NonNullable<FastifyServerOptions['clientErrorHandler']> =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[error.code] ?? 400;
    const all = { ...headers, 'cache-control': 'no-store', 'content-length': '0' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    }
    socket.destroy(error);
  };
