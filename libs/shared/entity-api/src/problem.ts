import type { FieldProblem, Problem, ProblemCode } from '@lms/contract';

/** What a screen shows of a failed call; `offline` when the server could not be reached. */
export interface CallProblem {
  code: ProblemCode | 'offline';
  requestId?: string;
  /** How long to wait before another try, where the server said so. */
  retryAfterSeconds?: number;
  errors: FieldProblem[];
  savedBy?: Problem['savedBy'];
}

type RefusedAnswer = Partial<Problem> & Pick<CallProblem, 'retryAfterSeconds'>;

/** Reads the error of an RTK Query call, whatever came back: a problem, HTML, half an answer, nothing. */
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
