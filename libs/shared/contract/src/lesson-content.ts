import type { CourseLanguage, LessonType } from './course-vocabulary';

export interface Caption {
  language: CourseLanguage;
  url: string;
}

/** Another version of a video. */
export interface VideoVersion {
  url: string;
  bytes: number;
}

/** Video of a lesson. `durationSeconds` is the base of the "watched" share. */
export interface LessonVideo {
  url: string;
  /** Size of its file, if that is stored here. */
  bytes?: number;
  /** Version with smaller pictures, for a slow link. */
  smaller?: VideoVersion | null;
  /** Sound alone. */
  audio?: VideoVersion | null;
  posterUrl: string | null;
  durationSeconds: number;
  captions: Caption[];
  /** Plain-text paragraphs with their start in seconds. */
  transcript: { start: number; text: string }[];
}

export interface LessonDocument {
  url: string;
  name: string;
  bytes: number;
}

/** Answer of `GET /learning/lesson/{lessonId}`, with the content of the lesson's type only. */
export interface LessonContent {
  id: string;
  courseId: string;
  title: string;
  type: LessonType;
  durationMinutes: number;
  completed: boolean;
  /** Last position of the learner in the video, in seconds. */
  positionSeconds: number;
  /** Character of an article's text at which the learner left it. */
  positionCharacter?: number;
  secondsSpent: number;
  video?: LessonVideo;
  /** Sanitised HTML. */
  article?: string;
  document?: LessonDocument;
  quizId?: string;
}
