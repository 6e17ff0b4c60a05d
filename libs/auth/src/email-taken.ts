import type { CallProblem } from '@lms/entity-api';

/** Puts the refusal of an address that somebody has already on its field. */
export const emailTaken = (problem: CallProblem): CallProblem =>
  problem.code === 'auth.emailTaken'
    ? { code: 'validation.failed', errors: [{ field: 'email', code: 'taken' }] }
    : problem;
