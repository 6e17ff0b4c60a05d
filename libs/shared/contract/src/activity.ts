/** Actions of a person in the activity log. */
export const activityActions = [
  'REGISTERED',
  'SIGNED_IN',
  'SIGNED_OUT',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'EMAIL_CHANGE_ASKED',
  'PROFILE_CHANGED',
  'OWN_SESSIONS_ENDED',
  'ACCOUNT_CLOSED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODES_RENEWED',
  'ORDERED',
  'ENROLLED',
  'REFUNDED',
  'LESSON_COMPLETED',
  'ATTEMPT_STARTED',
  'ATTEMPT_SUBMITTED',
  'CERTIFICATE_ISSUED',
  'CERTIFICATE_REVOKED',
  'CERTIFICATE_REISSUED',
  'PROFILE_TAKEN_DOWN',
  'PROFILE_ALLOWED',
  'MESSAGE_SENT',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'CREATED',
  'CHANGED',
  'STATUS_CHANGED',
  'DELETED',
  'RESTORED',
  'EXPORTED',
  'IMPORTED',
  'SPREADSHEET_IMPORTED',
  'IMPORT_UNDONE',
  'UPLOADED',
  'ESSAY_MARKED',
  'QUIZ_REGRADED',
  'QUIZ_OVERRIDE_CHANGED',
  'INVITED',
  'ROLES_CHANGED',
  'MAILED',
  'PASSWORD_LINK_SENT',
  'SESSIONS_ENDED',
  'SEE_AS_STARTED',
  'SEE_AS_ENDED',
] as const;
export type ActivityAction = (typeof activityActions)[number];

export interface ActivityItem {
  id: string;
  at: string;
  action: ActivityAction;
  /** Title of the affected item, such as a course. */
  subject: string;
}

/** Answer of `GET /activity`: the caller's own actions, newest first. */
export interface ActivityPage {
  items: ActivityItem[];
  hasMore: boolean;
}
