import { cartProblems } from '@lms/cart/contract';
import { orgManagementProblems } from '@lms/org-management/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Thrown for a code of this domain, of a batch code that was asked for, or a generic one. */
export const CartProblem = problemErrorOf({ ...cartProblems, ...orgManagementProblems });
