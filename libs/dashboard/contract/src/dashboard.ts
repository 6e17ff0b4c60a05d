import type { CourseCard } from '@lms/catalog/contract';
import type { CourseLanguage, CourseStatus } from '@lms/contract';
import type { MyCourse, StudyWeek } from '@lms/learning/contract';

/** A quiz that closes, or an attempt in progress that ends, at `at`. */
export interface Deadline {
  kind: 'QUIZ_CLOSES' | 'ATTEMPT_ENDS';
  at: string;
  courseId: string;
  courseTitle: string;
  language: CourseLanguage;
  lessonId: string;
  /** Id of the attempt in progress. */
  attemptId: string | null;
  title: string;
}

/** A course to take next: it goes on from a completed one, is like one, or many take it. */
export interface Suggestion extends CourseCard {
  reason: {
    kind: 'GOES_ON' | 'COMPLETED' | 'POPULAR_IN' | 'POPULAR';
    /** The completed course. */
    course: { title: string; language: CourseLanguage } | null;
  };
}

interface NewsOfCourse {
  courseId: string;
  courseTitle: string;
  language: CourseLanguage;
  at: string;
}

/** Lessons that came into a learner's course, of which `lessonId` is the first. */
interface NewLessons extends NewsOfCourse {
  kind: 'LESSONS';
  count: number;
  lessonId: string;
}

/** An unread answer in the learner's conversation on a course. */
interface NewAnswer extends NewsOfCourse {
  kind: 'ANSWER';
  /** Name of who answered. */
  name: string;
}

export type News = NewLessons | NewAnswer;

/** A learner's start page. */
export interface LearnerDashboard {
  kind: 'learner';
  /** The active course studied last, with the lesson to continue at. */
  next: {
    course: MyCourse;
    lessonTitle: string | null;
    /** Second at which the learner stopped a video. */
    positionSeconds: number | null;
  } | null;
  week: StudyWeek;
  news: News[];
  /** Active courses, most recently studied first. */
  courses: MyCourse[];
  deadlines: Deadline[];
  certificates: {
    count: number;
    latest: {
      serial: string;
      courseTitle: string;
      /** Slugs of the course and its category, from which its seal is drawn. */
      courseSlug: string;
      categorySlug: string;
      language: CourseLanguage;
      issuedAt: string;
    } | null;
  };
  suggestions: Suggestion[];
}

/** Kinds of work that wait for somebody. */
export const waitingKinds = [
  'pendingUsers',
  'pendingOrganizations',
  'pendingCourses',
  'pendingPaths',
  'refundsDue',
  'essays',
  'questions',
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

/** Seven days in Dhaka time; the last week ends today. */
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

/** Work of one kind, with the time since when the first of it waits. */
export interface Waiting {
  kind: WaitingKind;
  count: number;
  oldestAt: string | null;
}

/** An administrator's start page: figures of the organization, or of the whole platform. */
export interface ManagementDashboard {
  kind: 'organization' | 'system';
  waiting: Waiting[];
  figures: Figure[];
  /** Twelve weeks, oldest first. */
  weeks: DashboardWeek[];
  topCourses: TopCourse[];
  coursesByStatus: { status: CourseStatus; count: number }[];
}

/** Answer of `GET /dashboard`, depending on the caller's highest role. */
export type Dashboard = LearnerDashboard | ManagementDashboard;
