import type { ProblemStatuses } from '@lms/contract';

/** Problem codes of this domain, with their HTTP status. */
export const orgManagementProblems = {
  'user.ownAccount': 403,
  'user.roleTooHigh': 403,
  'batchCode.unknown': 409,
  'batchCode.notStarted': 409,
  'batchCode.ended': 409,
  'batchCode.full': 409,
  'batchCode.otherCourse': 409,
  'organization.contactHasAccount': 409,
  'organization.runsSite': 409,
} as const satisfies ProblemStatuses;
export type OrgManagementProblemCode = keyof typeof orgManagementProblems;
