import type { FieldProblem, Problem, ProblemCode } from '@lms/contract';

/** Problem of a failed call, for screens; `offline` when the server could not be reached. */
export interface CallProblem {
  code: ProblemCode | 'offline';
  requestId?: string;
  /** Seconds to wait before a retry, if the server gave any. */
  retryAfterSeconds?: number;
  errors: FieldProblem[];
  savedBy?: Problem['savedBy'];
}

type RefusedAnswer = Partial<Problem> & Pick<CallProblem, 'retryAfterSeconds'>;

/**
 * Converts the error of an RTK Query call, whatever came back: a problem, HTML, a truncated answer,
 * nothing.
 */
export const toCallProblem = (error: unknown): CallProblem => {
  const { status, data } = (error ?? {}) as { status?: number | string; data?: RefusedAnswer };
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR')
    return { code: 'offline', errors: [] };
  if (data && typeof data === 'object' && data.code) {
    const { code, requestId, retryAfterSeconds, errors = [], savedBy } = data;
    return { code, requestId, retryAfterSeconds, errors, savedBy };
  }
  return { code: 'server.fault', errors: [] };
};

/** Returns the HTTP status of a page whose content could not be loaded: 404 where there is none. */
export const pageStatus = (error: unknown) =>
  error && toCallProblem(error).code === 'entity.notFound' ? 404 : undefined;
