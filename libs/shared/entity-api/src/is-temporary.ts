import { type CallProblem, toCallProblem } from './problem';

const temporaryCodes: CallProblem['code'][] = [
  'offline',
  'server.fault',
  'server.unavailable',
  'request.tooMany',
  // The session could not be renewed because the connection was lost.
  'auth.required',
  // The session has ended; the learner may sign in again on this page.
  'auth.sessionEnded',
];

/** Tells whether a failed call is worth a retry. */
export const isTemporary = (error: unknown) => temporaryCodes.includes(toCallProblem(error).code);
