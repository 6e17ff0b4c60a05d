import { authProblems } from '@lms/auth/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Thrown for a code of this domain, or a generic one. */
export const AuthProblem = problemErrorOf(authProblems);
