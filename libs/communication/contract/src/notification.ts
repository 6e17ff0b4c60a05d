import type { Entity } from '@lms/contract';

/** What a notification is about; the screen holds a text for each, filled by `params`. */
export const notificationKinds = [
  'WELCOME',
  'ENROLLED',
  'ENROLMENT_CANCELLED',
  'ORDER_PAID',
  'ORDER_REFUNDED',
  'CERTIFICATE_ISSUED',
  'QUIZ_GRADED',
  'QUIZ_REGRADED',
  'COURSE_SUBMITTED',
  'COURSE_APPROVED',
  'COURSE_REJECTED',
  'ORGANIZATION_REGISTERED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'REPORT_READY',
  'REPORT_FAILED',
  'REPORT_SCHEDULE_STOPPED',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Something that its reader should know of. */
export interface Notification extends Entity {
  kind: NotificationKind;
  params: Record<string, string | number>;
  /** A path of this site. */
  link: string | null;
  readAt: string | null;
}

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
