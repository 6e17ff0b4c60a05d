import type { ProblemStatuses } from '@lms/contract';

/** The codes of this domain's problems, with the status of each. */
export const authProblems = {
  'auth.invalidCredentials': 401,
  'auth.unknownAccount': 401,
  'auth.wrongPassword': 401,
  'auth.notVerified': 403,
  'auth.inactive': 403,
  'auth.closed': 403,
  'auth.emailTaken': 409,
  'auth.linkInvalid': 400,
  'auth.sessionEnded': 401,
  'auth.secondFactorRequired': 401,
  'auth.secondFactorWrong': 401,
  'auth.lastAdministrator': 409,
} as const satisfies ProblemStatuses;
export type AuthProblemCode = keyof typeof authProblems;
