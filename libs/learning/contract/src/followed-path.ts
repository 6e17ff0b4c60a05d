import type { CourseLanguage } from '@lms/contract';

/** Step of a learning path: a course, and how far the learner has got with it. */
export interface PathStep {
  courseId: string;
  slug: string;
  title: string;
  language: CourseLanguage;
  /** `null` while the learner is not enrolled. */
  progressPercent: number | null;
  /** True once the learner has the course's valid certificate. */
  isDone: boolean;
  /** False for a course that is not on offer any more. */
  isOffered: boolean;
}

/** Learning path that a learner follows: an element of `GET /learning/path`. */
export interface FollowedPath {
  pathId: string;
  slug: string;
  title: string;
  language: CourseLanguage;
  /** False once the path is not public any more; it stays for those who began it. */
  isPublic: boolean;
  startedAt: string;
  /** Serial of the valid certificate of the path. */
  certificateSerial: string | null;
  steps: PathStep[];
}

/** Most paths that a learner can follow at a time. */
export const maxFollowedPaths = 20;
