import {
  code,
  type CourseLanguage,
  type CourseTerm,
  type EnrolmentStatus,
  type LessonType,
  type LocalizedText,
  wholeNumber,
} from '@lms/contract';
import { boolean, type InferType, number, object } from 'yup';

/** An element of `GET /learning/course`: a course of the caller. */
export interface MyCourse {
  enrolmentId: string;
  courseId: string;
  slug: string;
  title: string;
  imageUrl: string | null;
  language: CourseLanguage;
  category: LocalizedText;
  categorySlug: string;
  organizationName: string;
  durationMinutes: number;
  progressPercent: number;
  lastLessonId: string | null;
  completedAt: string | null;
  certificateSerial: string | null;
  status: EnrolmentStatus;
  /** How it goes on; `null` of a completed course, and of one without lessons. */
  next: CourseStep | null;
}

/** Next lesson of a course, and how many of its lessons are done. */
export interface CourseStep {
  lesson: Pick<CourseLesson, 'id' | 'title' | 'type' | 'durationMinutes'>;
  lessonsDone: number;
  lessonCount: number;
}

export interface CourseLesson {
  id: string;
  title: string;
  type: LessonType;
  durationMinutes: number;
  completed: boolean;
  /** True while an earlier lesson of a sequential course is not done. */
  locked: boolean;
}

/** Answer of `GET /learning/course/{courseId}`: the curriculum with the learner's progress. */
export interface LearningCourse {
  id: string;
  slug: string;
  title: string;
  language: CourseLanguage;
  passMark: number;
  sequential: boolean;
  enrolmentId: string;
  status: EnrolmentStatus;
  progressPercent: number;
  lastLessonId: string | null;
  certificateSerial: string | null;
  /** Whether the learner has rated it. */
  rated: boolean;
  /** Number of terms in its glossary. */
  termCount: number;
  sections: { id: string; title: string; lessons: CourseLesson[] }[];
}

/** Answer of `GET /learning/course/{courseId}/glossary`; each reader's language sorts the terms. */
export interface CourseGlossary {
  terms: CourseTerm[];
}

/**
 * Body of `PUT /learning/lesson/{lessonId}/progress`. `secondsSpent` is the time since the last
 * report: played seconds for a video, else seconds on the page. The server counts at most twice
 * what its own clock showed since it last counted, for videos may play at double speed; one clock
 * serves all lessons of a course. Time without an open lesson is not counted: opening a lesson
 * keeps the last 30 seconds, a report the last 5, so report at least every 30 seconds. Nothing is
 * counted for a quiz: its time comes from the attempt. `completed` asks for completion, which a
 * video gets only once `watchedShare` of its length was counted. Time that another device has told
 * of as study without a connection is not counted again. `positionCharacter` is where an article is
 * left: the character of its text at the top of the screen.
 */
export const progressSchema = object({
  positionSeconds: number().min(0, code('min')).max(86_400, code('max')).required(code('required')),
  positionCharacter: wholeNumber({ min: 0, max: 10_000_000 }),
  secondsSpent: number().min(0, code('min')).max(3_600, code('max')).required(code('required')),
  completed: boolean().required(code('required')),
}).noUnknown();
export type ProgressInput = InferType<typeof progressSchema>;

export interface ProgressResult {
  completed: boolean;
  secondsSpent: number;
  progressPercent: number;
  status: EnrolmentStatus;
  certificateSerial: string | null;
}
