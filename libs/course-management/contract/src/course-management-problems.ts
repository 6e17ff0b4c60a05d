import type { ProblemStatuses } from '@lms/contract';

/** Problem codes of this domain, with their HTTP status. */
export const courseManagementProblems = {
  'course.notReady': 409,
  'course.notPending': 409,
  'course.pending': 409,
  'learningPath.notReady': 409,
  'learningPath.locked': 409,
  'question.incomplete': 400,
  'question.drawn': 409,
  'quiz.frozen': 409,
} as const satisfies ProblemStatuses;
export type CourseManagementProblemCode = keyof typeof courseManagementProblems;
