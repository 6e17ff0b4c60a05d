import { courseManagementProblems } from '@lms/course-management/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Thrown for a code of this domain, or a generic one. */
export const CourseManagementProblem = problemErrorOf(courseManagementProblems);
