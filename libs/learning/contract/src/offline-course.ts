import type { LessonContent } from '@lms/contract';
import type { CourseGlossary } from './learning';

/** Stored file of a lesson. */
export interface LessonFile {
  url: string;
  bytes: number;
}

/** Lesson as a device keeps it, with the files that its content names. */
export interface OfflineLesson {
  content: LessonContent;
  /** Pictures, captions and document. */
  files: LessonFile[];
  /** Chosen apart, as it is far larger than the rest. */
  video: LessonFile | null;
  /** The same video for a slow link, where its author gave one. */
  smaller: LessonFile | null;
  /** Its sound alone, where its author gave it. */
  audio: LessonFile | null;
}

/** Answer of `GET /learning/course/{courseId}/sizes`: what the open lessons take of a connection. */
export interface CourseSizes {
  lessons: (Omit<OfflineLesson, 'content'> & { id: string })[];
}

/**
 * Answer of `GET /learning/course/{courseId}/offline`: the lessons that are open to the learner.
 * Reading them here opens none, so the lesson to continue at stays the same.
 */
export interface OfflineCourse {
  lessons: OfflineLesson[];
  glossary: CourseGlossary;
}
