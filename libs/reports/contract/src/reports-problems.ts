import type { ProblemStatuses } from '@lms/contract';

/** The codes of this domain's problems, with the status of each. */
export const reportsProblems = {
  'reportFile.linkExpired': 403,
  'reportFile.notReady': 409,
  'reportFile.noSpace': 503,
} as const satisfies ProblemStatuses;
export type ReportsProblemCode = keyof typeof reportsProblems;
