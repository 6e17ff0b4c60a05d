import type { ActivityPage } from '@lms/contract';

export interface UserEnrolment {
  id: string;
  courseId: string;
  courseTitle: string;
  courseLanguage: string;
  progressPercent: number;
  secondsSpent: number;
  startedAt: string | null;
  completedAt: string | null;
  status: 'ACTIVE' | 'COMPLETED' | 'CANCELLED';
}

export interface UserAttempt {
  id: string;
  quizId: string;
  quizTitle: string;
  courseTitle: string;
  number: number;
  startedAt: string;
  submittedAt: string | null;
  percent: number | null;
  passed: boolean | null;
  status: 'IN_PROGRESS' | 'SUBMITTED' | 'GRADED';
}

export interface UserCertificate {
  id: string;
  serial: string;
  /** `null` for the certificate of a learning path. */
  courseId: string | null;
  courseTitle: string;
  percent: number | null;
  issuedAt: string;
  revokedAt: string | null;
}

/** Figures of all that a user studied, also of what is too old to be listed. */
export interface UserTotals {
  enrolments: number;
  completed: number;
  /** Mean of the enrolments that were not cancelled; null without any. */
  progressPercent: number | null;
  secondsSpent: number;
  attempts: number;
  /** Mean of the attempts that are marked; null without any. */
  percent: number | null;
  certificates: number;
  validCertificates: number;
}

/** Answer of `GET /user/{id}/study`: the newest of each, at most {@link maxShownOfUser}. */
export interface UserStudy {
  totals: UserTotals;
  enrolments: UserEnrolment[];
  attempts: UserAttempt[];
  certificates: UserCertificate[];
}
export const maxShownOfUser = 100;

/** Answer of `GET /user/{id}/session`, the last used first. */
export interface UserSessions {
  /** Logging in asks for a second factor. */
  hasSecondFactor: boolean;
  items: UserSession[];
}

export interface UserSession {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  ip: string;
  userAgent: string;
}

/** Answer of `GET /user/{id}/activity`. */
export type UserActivity = ActivityPage;

/** Answer of `GET /user/{id}/public-profile`; `null` if the learner never wrote one. */
export interface UserPublicProfile {
  profile: {
    slug: string;
    headline: string;
    about: string;
    isPublic: boolean;
    takenDownAt: string | null;
    takenDownReason: string | null;
  } | null;
}
