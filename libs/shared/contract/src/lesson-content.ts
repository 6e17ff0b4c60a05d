import type { CourseLanguage, LessonType } from './course-vocabulary';

export interface Caption {
  language: CourseLanguage;
  url: string;
}

/** `durationSeconds` is what "watched" is measured against. */
export interface LessonVideo {
  url: string;
  posterUrl: string | null;
  durationSeconds: number;
  captions: Caption[];
  /** Plain paragraphs with the second at which each is spoken. */
  transcript: { start: number; text: string }[];
}

export interface LessonDocument {
  url: string;
  name: string;
  bytes: number;
}

/** Answer of `GET /learning/lesson/{lessonId}`. Only the part of its type is there. */
export interface LessonContent {
  id: string;
  courseId: string;
  title: string;
  type: LessonType;
  durationMinutes: number;
  completed: boolean;
  /** Where the learner stopped, in seconds of the video. */
  positionSeconds: number;
  secondsSpent: number;
  video?: LessonVideo;
  /** Sanitised HTML. */
  article?: string;
  document?: LessonDocument;
  quizId?: string;
}
