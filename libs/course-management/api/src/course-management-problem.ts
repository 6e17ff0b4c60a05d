import { courseManagementProblems } from '@lms/course-management/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Error with a problem code of this domain, or a generic one. */
export const CourseManagementProblem = problemErrorOf(courseManagementProblems);
