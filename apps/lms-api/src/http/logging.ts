import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

type Logged = Error & { code?: string; query?: unknown; cause?: unknown };

/**
 * Where it went wrong, without the parameters of the query: those hold addresses and hashes.
 * A failed query comes wrapped; the database's own message is inside.
 */
const serializeError = (error: Logged) => {
  const inner = (error.query !== undefined && error.cause ? error.cause : error) as Logged;
  const frames = inner.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: inner.name, code: inner.code, message: inner.message, stack: frames?.join('\n') };
};

/** Structured lines that hold no password, token, link or email address. */
export const loggerOptions = ({ logLevel }: Config): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: {
    // A link's token stands in the query.
    req: ({ method, url }: { method: string; url: string }) => ({
      method,
      path: url.replace(/\?.*$/s, ''),
    }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    err: serializeError as never,
  },
});
