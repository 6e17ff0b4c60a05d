export const roles = ['ROLE_USER', 'ROLE_ORG_USER', 'ROLE_ORGADMIN', 'ROLE_SYSTEM'] as const;
/** Learner, organization user, organization administrator, system administrator. */
export type Role = (typeof roles)[number];

export const userStatuses = ['PENDING', 'ACTIVE', 'INACTIVE'] as const;

export type UserStatus = (typeof userStatuses)[number];
