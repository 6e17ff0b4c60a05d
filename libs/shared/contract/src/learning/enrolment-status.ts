export const enrolmentStatuses = ['ACTIVE', 'COMPLETED', 'CANCELLED'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];
