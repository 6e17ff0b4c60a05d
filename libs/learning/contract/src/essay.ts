import { type InferType, object } from 'yup';
import { type CourseLanguage, instant, mark, text, code } from '@lms/contract';
import type { AttemptStatus } from './attempt';

/**
 * An element of `POST /essay/find`: one answer that waits for a mark, the oldest first. With a span in
 * `filter.markedAt` these are the answers marked within it.
 */
export interface EssayToMark {
  attemptId: string;
  questionId: string;
  quizId: string;
  quizTitle: string;
  courseTitle: string;
  /** That the course is taught in, and the essay most likely written. */
  language: CourseLanguage;
  learner: string;
  submittedAt: string;
  /** Sanitised HTML. */
  question: string;
  markingGuide: string | null;
  /** How long the essay was asked to be. */
  minWords?: number;
  maxWords?: number;
  response: string;
  maxMark: number;
  /** Once marked. */
  mark: number | null;
  comment: string | null;
  markedAt: string | null;
}

/** What `POST /essay/find` sorts and filters by. */
export const essayFind = {
  path: '/essay',
  sortable: ['submittedAt', 'markedAt'],
  filterable: ['quizId', 'courseId', 'markedAt'],
} as const;

/**
 * Body of `PUT /essay/{attemptId}/{questionId}`. `markedAt` is what whoever marks has read, `null` of an
 * essay that waited: where another has marked meanwhile the answer is `entity.conflict`.
 */
export const essayMarkSchema = object({
  mark: mark(),
  comment: text({ max: 5_000 }).defined(code('required')),
  markedAt: instant(),
}).noUnknown();
export type EssayMark = InferType<typeof essayMarkSchema>;

/** Answer of `PUT /essay/{attemptId}/{questionId}`. */
export interface EssayMarked {
  /** SUBMITTED while another essay of the attempt waits. */
  attemptStatus: AttemptStatus;
}
