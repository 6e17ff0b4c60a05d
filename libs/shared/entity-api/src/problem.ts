import type { FieldProblem, Problem, ProblemCode } from '@lms/contract';

/** What a screen shows of a failed call; `offline` when the server could not be reached. */
export interface CallProblem {
  code: ProblemCode | 'offline';
  requestId?: string;
  errors: FieldProblem[];
}

/** Reads the error of an RTK Query call, whatever came back: a problem, HTML, half an answer, nothing. */
export const toCallProblem = (error: unknown): CallProblem => {
  const { status, data } = (error ?? {}) as { status?: number | string; data?: Partial<Problem> };
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR')
    return { code: 'offline', errors: [] };
  if (data && typeof data === 'object' && data.code) {
    return { code: data.code, requestId: data.requestId, errors: data.errors ?? [] };
  }
  return { code: 'server.fault', errors: [] };
};
