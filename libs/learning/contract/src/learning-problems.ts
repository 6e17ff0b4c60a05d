import type { ProblemStatuses } from '@lms/contract';

/** Problem codes of this domain with their HTTP status. */
export const learningProblems = {
  'enrolment.exists': 409,
  'learning.lessonLocked': 403,
  'learning.notWatched': 409,
  'learning.tooManyNotes': 409,
  'learning.tooManyPaths': 409,
  'learning.profileTakenDown': 409,
  'learning.tooManyAddresses': 409,
  'topic.closed': 409,
  'topic.full': 409,
  'topic.timeOver': 409,
  'topic.answered': 409,
  'attempt.noneLeft': 409,
  'attempt.notOpen': 409,
  'attempt.closed': 409,
  'attempt.incomplete': 409,
  'attempt.deadlinePassed': 409,
  'attempt.stale': 409,
  'certificate.receiptStale': 409,
  'certificate.revoked': 409,
  'certificate.replaced': 409,
} as const satisfies ProblemStatuses;
export type LearningProblemCode = keyof typeof learningProblems;
