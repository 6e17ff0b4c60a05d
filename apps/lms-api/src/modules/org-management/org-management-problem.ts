import { orgManagementProblems } from '@lms/contract';
import { problemErrorOf } from '../../http/problems';

/** Thrown for a code of this domain, or a generic one. */
export const OrgManagementProblem = problemErrorOf(orgManagementProblems);
