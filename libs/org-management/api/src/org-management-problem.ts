import { orgManagementProblems } from '@lms/org-management/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Error with a problem code of this domain, or a generic one. */
export const OrgManagementProblem = problemErrorOf(orgManagementProblems);
