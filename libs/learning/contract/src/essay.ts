import { code, type CourseLanguage, instant, mark, text } from '@lms/contract';
import { type InferType, object } from 'yup';
import type { AttemptStatus } from './attempt';

/**
 * An element of `POST /essay/find`: an essay to mark, oldest first. A span in `filter.markedAt`
 * finds the essays marked within it instead.
 */
export interface EssayToMark {
  attemptId: string;
  questionId: string;
  quizId: string;
  quizTitle: string;
  courseTitle: string;
  /** Language of the course, most likely that of the essay. */
  language: CourseLanguage;
  learner: string;
  submittedAt: string;
  /** Sanitised HTML. */
  question: string;
  markingGuide: string | null;
  /** Length in words that the question asks for. */
  minWords?: number;
  maxWords?: number;
  response: string;
  maxMark: number;
  /** Set once the essay is marked. */
  mark: number | null;
  comment: string | null;
  markedAt: string | null;
}

/** An element of `GET /essay/quiz`: a quiz that holds essays, with its course. */
export interface EssayQuiz {
  id: string;
  title: string;
  courseId: string;
  courseTitle: string;
  /** Language of the course. */
  language: CourseLanguage;
}

/** Fields by which `POST /essay/find` sorts and filters. */
export const essayFind = {
  path: '/essay',
  sortable: ['submittedAt', 'markedAt'],
  filterable: ['quizId', 'courseId', 'markedAt'],
} as const;

/**
 * Body of `PUT /essay/{attemptId}/{questionId}`. `markedAt` is the value that the marker has read,
 * `null` for an essay that waited: if another person has marked it since, the answer is
 * `entity.conflict`.
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
