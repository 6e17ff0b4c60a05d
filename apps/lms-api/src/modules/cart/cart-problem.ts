import { cartProblems, orgManagementProblems } from '@lms/contract';
import { problemErrorOf } from '../../http/problems';

/** Thrown for a code of this domain, of a batch code that was asked for, or a generic one. */
export const CartProblem = problemErrorOf({ ...cartProblems, ...orgManagementProblems });
