import { courseManagementProblems } from '@lms/contract';
import { problemErrorOf } from '../../http/problems';

/** Thrown for a code of this domain, or a generic one. */
export const CourseManagementProblem = problemErrorOf(courseManagementProblems);
