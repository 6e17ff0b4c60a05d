import { cartProblems } from '@lms/cart/contract';
import { orgManagementProblems } from '@lms/org-management/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Error with a problem code of the cart, of batch codes, or a generic one. */
export const CartProblem = problemErrorOf({ ...cartProblems, ...orgManagementProblems });
