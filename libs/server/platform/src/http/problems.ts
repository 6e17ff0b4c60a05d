import {
  type DeletionBlock,
  type FieldProblem,
  type GenericProblemCode,
  genericProblems,
  type Problem,
  type ProblemCode,
  type ProblemStatuses,
} from '@lms/contract';
import { reasonOf } from '@lms/server/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unwrapped } from './logging';

/**
 * Error of a refused request, answered as problem details (RFC 9457) with the status of its code.
 * For codes of a domain use {@link problemErrorOf}.
 */
export class ProblemError extends Error {
  readonly code: ProblemCode;

  constructor(
    code: GenericProblemCode,
    readonly errors?: FieldProblem[],
    readonly savedBy?: Problem['savedBy'],
    readonly status: number = genericProblems[code],
  ) {
    super(code);
    this.code = code;
  }
}

/** Refuses to delete something, with the reason; the entity's repository adds what it is about. */
export const inUse = (by: DeletionBlock) =>
  new ProblemError('entity.inUse', [{ field: 'ids', code: 'inUse', params: { by } }]);

/** Creates the error class of a domain, with its codes and the generic ones. */
export const problemErrorOf = <Statuses extends ProblemStatuses>(own: Statuses) => {
  const statuses: ProblemStatuses = { ...genericProblems, ...own };
  return class extends ProblemError {
    constructor(
      code: (keyof Statuses & string) | GenericProblemCode,
      errors?: FieldProblem[],
      savedBy?: Problem['savedBy'],
    ) {
      // The base class knows only the generic codes, so the status is passed.
      super(code as GenericProblemCode, errors, savedBy, statuses[code as ProblemCode]);
    }
  };
};

/** Answers 429 (RFC 6585, section 4) with `Retry-After` in seconds. */
export class TooManyError extends ProblemError {
  constructor(readonly retryAfterSeconds: number) {
    super('request.tooMany');
  }
}

/** Codes for Fastify's own refusals, by status. */
const byStatus: Record<number, GenericProblemCode> = {
  400: 'request.malformed',
  // A path outside the folder of static files.
  403: 'entity.notFound',
  404: 'entity.notFound',
  405: 'request.methodNotAllowed',
  413: 'request.tooLarge',
  415: 'request.unsupportedType',
  429: 'request.tooMany',
  503: 'server.unavailable',
};

/** SQLSTATE classes and system error codes of temporary failures; 53 has a full disk. */
const temporaryFailure = /^(?:08|40|53|57P|ECONN|EPIPE|ETIMEDOUT)/;
const awayMessage =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|Client .* is not queryable)/;

const isDatabaseAway = (error: unknown): boolean => {
  const { code, syscall, message } = unwrapped(error);
  return (
    // The name of its machine may be away with it.
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    (typeof code === 'string' && temporaryFailure.test(code)) ||
    awayMessage.test(String(message ?? ''))
  );
};

const toProblemError = (error: unknown) => {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error)) return new ProblemError('server.unavailable');
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  return new ProblemError(byStatus[status] ?? 'server.fault');
};

const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const problem = toProblemError(error);
  // The transaction was rolled back, so earlier codes no longer hold.
  request.outcomes = [problem.code];
  // An outage refuses every request: its reason stands in the line of the answer, without a stack.
  if (problem.code === 'server.unavailable') request.outage = reasonOf(unwrapped(error));
  else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  if (problem instanceof TooManyError) reply.header('retry-after', problem.retryAfterSeconds);
  const body: Problem = {
    type: `urn:lms:problem:${problem.code}`,
    title: problem.code,
    status: problem.status,
    code: problem.code,
    requestId: request.id,
    ...(problem.errors && { errors: problem.errors }),
    ...(problem.savedBy && { savedBy: problem.savedBy }),
  };
  return reply.status(problem.status).type('application/problem+json').send(body);
};

/**
 * Answers errors before any hook runs, such as a malformed URL, for Fastify's `frameworkErrors`. A
 * browser that asked for a page is led to where every unknown one leads.
 *
 * @param headers those that a hook gives every other answer
 */
export const refuseEarly =
  (headers: Record<string, string>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id });
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const isBadAddress = (error as { code?: string }).code === 'FST_ERR_BAD_URL';
    if (isPage && isBadAddress) void reply.redirect('/error/404');
    else void sendProblem(error, request, reply);
  };

/**
 * Answers every error as `application/problem+json` (RFC 9457); only faults are logged as errors.
 */
export const problemsPlugin = (app: FastifyInstance) => {
  app.setErrorHandler(sendProblem);
};
