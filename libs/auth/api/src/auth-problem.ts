import { authProblems } from '@lms/auth/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Error with a problem code of accounts, or a generic one. */
export const AuthProblem = problemErrorOf(authProblems);
