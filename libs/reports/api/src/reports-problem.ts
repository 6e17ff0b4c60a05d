import { reportsProblems } from '@lms/reports/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Problem with a code of this domain, or a generic one. */
export const ReportsProblem = problemErrorOf(reportsProblems);
