export const enrolmentStatuses = ['ACTIVE', 'COMPLETED', 'CANCELLED'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Those that reports count. */
export const countedEnrolmentStatuses = [
  'ACTIVE',
  'COMPLETED',
] as const satisfies EnrolmentStatus[];
