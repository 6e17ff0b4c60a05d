import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config';

declare module 'fastify' {
  interface FastifyRequest {
    /** Codes for the log: the recorded activities, or the problem that refused the request. */
    outcomes: string[] | null;
    /** Why the request was refused while the database is away or the disk full. */
    outage: string | null;
  }
}

/** Adds a code to the request's log line. */
export const noteOutcome = (request: FastifyRequest, outcome: string) => {
  request.outcomes ??= [];
  if (!request.outcomes.includes(outcome)) request.outcomes.push(outcome);
};

type Logged = Error & { code?: string; syscall?: string; query?: unknown; cause?: unknown };

/** Returns the database's own error, which a failed query wraps. */
export const unwrapped = (error: unknown): Logged => {
  const { query, cause } = error as Logged;
  return query !== undefined && cause ? unwrapped(cause) : (error as Logged);
};

/**
 * Returns an error's message and stack without the query's parameters, which hold addresses and
 * hashes.
 */
const serializeError = (error: Logged) => {
  const inner = unwrapped(error);
  const frames = inner.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: inner.name, code: inner.code, message: inner.message, stack: frames?.join('\n') };
};

/** Logs one line for each request: that of its answer. */
class AnswerLog extends LogController {
  override incomingRequest() {
    // The answer's line names the request.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const { outage } = request;
    if (error || !outage) return super.requestCompleted(error, request, reply);
    reply.log.error(
      { res: reply, reason: outage, responseTime: reply.elapsedTime },
      'service unavailable',
    );
  }
}
export const answerLog = new AnswerLog();

/** Returns a URL without its query, which may hold a link's token. */
const pathOf = (url: string) => url.replace(/\?.*$/s, '');

/** Returns an answer's log entry; the table of the log keeps its route instead of its path. */
const serializeAnswer = ({ statusCode, request }: FastifyReply) => ({
  statusCode,
  method: request?.method,
  path: request && pathOf(request.url),
  route: request?.routeOptions.url,
  reads: request?.routeOptions.config.reads || undefined,
  outcomes: request?.outcomes ?? undefined,
});

/**
 * Returns options for structured logs without passwords, tokens, links or email addresses.
 *
 * @param take receives each line as well
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
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    res: serializeAnswer as never,
    err: serializeError as never,
  },
});
