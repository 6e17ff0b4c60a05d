export const enrolmentStatuses = ['ACTIVE', 'COMPLETED', 'CANCELLED'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Statuses that count as enrolled in reports. */
export const countedEnrolmentStatuses = [
  'ACTIVE',
  'COMPLETED',
] as const satisfies EnrolmentStatus[];
