import type { ProblemStatuses } from '@lms/contract';

/** The codes of this domain's problems, with the status of each. */
export const communicationProblems = {
  'communication.accountClosed': 409,
} as const satisfies ProblemStatuses;
