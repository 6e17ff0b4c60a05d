import type { ProblemStatuses } from '@lms/contract';

/** Problem codes of this domain, with their HTTP status. */
export const reportsProblems = {
  'reportFile.linkExpired': 403,
  'reportFile.notReady': 409,
  'reportFile.noSpace': 503,
} as const satisfies ProblemStatuses;
export type ReportsProblemCode = keyof typeof reportsProblems;
