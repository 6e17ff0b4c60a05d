import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

declare module 'fastify' {
  interface FastifyRequest {
    /** What came of it in codes: the activities that it recorded, or what it was refused with. */
    outcomes: string[] | null;
  }
}

/** Has the line that tells of a request's answer name what it did. */
export const noteOutcome = (request: FastifyRequest, outcome: string) => {
  request.outcomes ??= [];
  if (!request.outcomes.includes(outcome)) request.outcomes.push(outcome);
};

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

/** Of an answer: by its route, for the address itself may hold whatever somebody typed. */
const serializeAnswer = ({ statusCode, request }: FastifyReply) => ({
  statusCode,
  method: request?.method,
  route: request?.routeOptions.url,
  outcomes: request?.outcomes ?? undefined,
});

/**
 * Structured lines that hold no password, token, link or email address.
 *
 * @param take is given each line as well
 */
export const loggerOptions = (
  { logLevel }: Pick<Config, 'logLevel'>,
  take: (line: string) => void = () => {},
): FastifyServerOptions['logger'] & object => ({
  level: logLevel,
  hooks: {
    streamWrite: (line) => {
      take(line);
      return line;
    },
  },
  serializers: {
    // A link's token stands in the query.
    req: ({ method, url }: { method: string; url: string }) => ({
      method,
      path: url.replace(/\?.*$/s, ''),
    }),
    res: serializeAnswer as never,
    err: serializeError as never,
  },
});
