import type { Entity } from '@lms/contract';

/** Kinds of notification; the screen has a text for each, filled from `params`. */
export const notificationKinds = [
  'WELCOME',
  'ENROLLED',
  'ENROLMENT_CANCELLED',
  'ORDER_PAID',
  'ORDER_REFUNDED',
  'REFUND_DUE',
  'CERTIFICATE_ISSUED',
  'CERTIFICATE_REVOKED',
  'CERTIFICATE_REISSUED',
  'PROFILE_TAKEN_DOWN',
  'PROFILE_ALLOWED',
  'RATING_HIDDEN',
  'QUESTION_ANSWERED',
  'QUESTION_HIDDEN',
  'ANSWER_ACCEPTED',
  'ANSWER_HIDDEN',
  'QUIZ_GRADED',
  'QUIZ_REGRADED',
  'QUIZ_TIME_EXTENDED',
  'COURSE_SUBMITTED',
  'COURSE_APPROVED',
  'COURSE_REJECTED',
  'PATH_SUBMITTED',
  'PATH_APPROVED',
  'PATH_REJECTED',
  'APPROVAL_LAPSED',
  'ORGANIZATION_REGISTERED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'REPORT_READY',
  'REPORT_FAILED',
  'REPORT_SCHEDULE_STOPPED',
  'BACKUP_FAILED',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A notification in a user's inbox. */
export interface Notification extends Entity {
  kind: NotificationKind;
  params: Record<string, string | number>;
  /** Path within this site. */
  link: string | null;
  readAt: string | null;
}

/** Lists of `POST /notification/find`, the reader's own; `GET /notification/{id}` reads one. */
export const notificationLists = {
  path: '/notification',
  fields: [],
  sortable: ['id', 'createdAt'],
  filterable: ['kind', 'createdAt', 'readAt'],
} as const;

/** Answer of `GET /notification`, newest first. */
export interface NotificationPage {
  items: Notification[];
  hasMore: boolean;
}

/** Answer of `GET /notification/unread`. */
export interface UnreadCounts {
  notifications: number;
  messages: number;
}
