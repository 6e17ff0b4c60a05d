import { learningProblems } from '@lms/learning/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Problem with a code of this domain, or a generic one. */
export const LearningProblem = problemErrorOf(learningProblems);
