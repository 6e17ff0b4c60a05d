import type { CourseCard } from '@lms/catalog/contract';
import type { CourseLanguage, CourseStatus } from '@lms/contract';
import type { MyCourse } from '@lms/learning/contract';

/** When a quiz closes, or when an attempt that is under way ends. */
export interface Deadline {
  kind: 'QUIZ_CLOSES' | 'ATTEMPT_ENDS';
  at: string;
  courseId: string;
  courseTitle: string;
  language: CourseLanguage;
  lessonId: string;
  /** The attempt under way. */
  attemptId: string | null;
  title: string;
}

/** What a learner sees: the one course to go on with first. */
export interface LearnerDashboard {
  kind: 'learner';
  /** The active course studied last, and the lesson at which the learner stopped. */
  next: { course: MyCourse; lessonTitle: string | null } | null;
  /** Active courses, the one studied last first. */
  courses: MyCourse[];
  deadlines: Deadline[];
  certificates: {
    count: number;
    latest: {
      serial: string;
      courseTitle: string;
      language: CourseLanguage;
      issuedAt: string;
    } | null;
  };
  suggestions: CourseCard[];
}

/** What waits for somebody to act. */
export const waitingKinds = [
  'pendingUsers',
  'pendingOrganizations',
  'pendingCourses',
  'essays',
  'draftCourses',
  'rejectedCourses',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const figureNames = [
  'enrolments',
  'completions',
  'certificates',
  'activeLearners',
  'revenue',
  'newUsers',
] as const;
export type FigureName = (typeof figureNames)[number];

/** The last 30 days, today included, and the 30 days before them. Revenue is in poisha. */
export interface Figure {
  name: FigureName;
  current: number;
  previous: number;
}

/** Seven days in Dhaka; the last week ends with today. */
export interface DashboardWeek {
  startsAt: string;
  enrolments: number;
  completions: number;
}

export interface TopCourse {
  id: string;
  title: string;
  language: CourseLanguage;
  /** Within the last 30 days. */
  enrolments: number;
}

/** What administrators see: of their organisation, or of the whole platform. */
export interface ManagementDashboard {
  kind: 'organization' | 'system';
  waiting: { kind: WaitingKind; count: number }[];
  figures: Figure[];
  /** Twelve, the oldest first. */
  weeks: DashboardWeek[];
  topCourses: TopCourse[];
  coursesByStatus: { status: CourseStatus; count: number }[];
}

/** Answer of `GET /dashboard`, by the caller's highest role. */
export type Dashboard = LearnerDashboard | ManagementDashboard;
