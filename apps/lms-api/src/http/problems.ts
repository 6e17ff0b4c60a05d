import type { FieldProblem, Problem, ProblemCode } from '@lms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const statuses: Record<ProblemCode, number> = {
  'validation.failed': 400,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.unsupportedType': 415,
  'request.tooMany': 429,
  'request.forged': 403,
  'request.methodNotAllowed': 405,
  'auth.required': 401,
  'auth.forbidden': 403,
  'auth.invalidCredentials': 401,
  'auth.unknownAccount': 401,
  'auth.wrongPassword': 401,
  'auth.notVerified': 403,
  'auth.inactive': 403,
  'auth.emailTaken': 409,
  'auth.linkInvalid': 400,
  'auth.sessionEnded': 401,
  'auth.secondFactorRequired': 401,
  'auth.secondFactorWrong': 401,
  'auth.lastAdministrator': 409,
  'user.ownAccount': 403,
  'user.roleTooHigh': 403,
  'seeAs.readOnly': 403,
  'seeAs.ended': 403,
  'seeAs.private': 403,
  'entity.notFound': 404,
  'entity.conflict': 409,
  'entity.duplicate': 409,
  'entity.inUse': 409,
  'entity.transitionRefused': 409,
  'contact.tooSoon': 400,
  'contact.expired': 400,
  'cart.empty': 400,
  'cart.unavailable': 409,
  'cart.alreadyEnrolled': 409,
  'cart.priceChanged': 409,
  'order.idempotencyKeyRequired': 400,
  'order.idempotencyKeyReused': 409,
  'order.paymentUnavailable': 503,
  'order.notRefundable': 409,
  'batchCode.unknown': 409,
  'batchCode.notStarted': 409,
  'batchCode.ended': 409,
  'batchCode.full': 409,
  'batchCode.otherCourse': 409,
  'coupon.unknown': 409,
  'coupon.notStarted': 409,
  'coupon.expired': 409,
  'coupon.usedUp': 409,
  'coupon.usedByYou': 409,
  'coupon.belowMinimum': 409,
  'coupon.otherCourse': 409,
  'learning.notEnrolled': 403,
  'learning.lessonLocked': 403,
  'learning.notWatched': 409,
  'learning.tooManyNotes': 409,
  'attempt.noneLeft': 409,
  'attempt.notOpen': 409,
  'attempt.closed': 409,
  'attempt.deadlinePassed': 409,
  'attempt.stale': 409,
  'course.notReady': 409,
  'course.notPending': 409,
  'question.incomplete': 400,
  'quiz.frozen': 409,
  'organization.contactHasAccount': 409,
  'organization.runsSite': 409,
  'import.unreadable': 400,
  'import.tooLarge': 413,
  'reportFile.linkExpired': 403,
  'reportFile.notReady': 409,
  'reportFile.tooManyRows': 409,
  'reportFile.noSpace': 503,
  'server.fault': 500,
  'server.unavailable': 503,
};

/** The status that a problem is answered with. */
export const statusOf = (code: ProblemCode): number => statuses[code];

/** Thrown anywhere below a route; answers as RFC 9457 with the status that belongs to the code. */
export class ProblemError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly errors?: FieldProblem[],
    readonly savedBy?: Problem['savedBy'],
  ) {
    super(code);
    this.status = statuses[code];
  }
}

/** Answers 429 with `Retry-After`. */
export class TooManyError extends ProblemError {
  constructor(readonly retryAfterSeconds: number) {
    super('request.tooMany');
  }
}

/** What Fastify itself refuses, by its status. */
const byStatus: Record<number, ProblemCode> = {
  400: 'request.malformed',
  // A path out of the folder of files that are served.
  403: 'entity.notFound',
  404: 'entity.notFound',
  405: 'request.methodNotAllowed',
  413: 'request.tooLarge',
  415: 'request.unsupportedType',
  429: 'request.tooMany',
  503: 'server.unavailable',
};

/** SQLSTATE classes and system codes that mean: not now, but try again. */
const awayCode = /^(?:08|40|57P|53300|ECONN|EPIPE|ETIMEDOUT)/;
const awayMessage =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after)/;

const isDatabaseAway = (error: unknown): boolean => {
  const { code, syscall, message, cause, query } = error as Error & {
    code?: string;
    syscall?: string;
    query?: unknown;
  };
  if (query !== undefined && cause) return isDatabaseAway(cause);
  return (
    syscall === 'connect' ||
    (typeof code === 'string' && awayCode.test(code)) ||
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
  // What it had done until then is taken back.
  request.outcomes = [problem.code];
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
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

/** For Fastify's `frameworkErrors`: what it refuses before any hook runs, such as a broken address. */
export const refuseEarly = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  reply.header('x-request-id', request.id);
  void sendProblem(error, request, reply);
};

/** Turns every failure into `application/problem+json`; only real faults are logged as errors. */
export const problemsPlugin = (app: FastifyInstance) => {
  app.setErrorHandler(sendProblem);
};
