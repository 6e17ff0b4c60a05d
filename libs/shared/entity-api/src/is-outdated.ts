import { toCallProblem } from './problem';

/** Tells whether a call was refused for what somebody else did meanwhile. */
export const isOutdated = (error: unknown) => toCallProblem(error).savedBy !== undefined;
