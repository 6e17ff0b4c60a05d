import {
  code,
  type GradingMethod,
  id,
  instant,
  type LearnerQuestion,
  type QuestionResponse,
  type QuizKind,
} from '@lms/contract';
import { boolean, type InferType, mixed, object } from 'yup';

export const attemptStatuses = ['IN_PROGRESS', 'SUBMITTED', 'GRADED'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

export interface AttemptSummary {
  id: string;
  number: number;
  status: AttemptStatus;
  startedAt: string;
  submittedAt: string | null;
  /** `null` until the review policy shows marks. */
  percent: number | null;
  passed: boolean | null;
}

/** Result of a quiz: that of its marked attempts, combined by its grading method. */
export interface QuizResult {
  percent: number;
  passed: boolean;
  /** Number of marked attempts. */
  attempts: number;
  /**
   * Number of further attempts for a pass, and the percentage that each must reach; `null` once
   * passed, and where no attempt can bring it any more.
   */
  needed: { attempts: number; percent: number } | null;
}

/** Answer of `GET /learning/quiz/{quizId}`: the start page of a quiz. */
export interface QuizStart {
  id: string;
  courseId: string;
  lessonId: string;
  title: string;
  instructions: string;
  kind: QuizKind;
  timeLimitMinutes: number | null;
  /** Minutes after the end of an attempt in which answers given in time still count. */
  graceMinutes: number;
  /** 0 means no limit. */
  attemptsAllowed: number;
  attemptsLeft: number | null;
  passMark: number;
  questionCount: number;
  penalty: number;
  opensAt: string | null;
  closesAt: string | null;
  gradingMethod: GradingMethod;
  attempts: AttemptSummary[];
  /** `null` before the first marked attempt, and until the review policy shows marks. */
  result: QuizResult | null;
  inProgressId: string | null;
  /** PRACTICE only: number of questions that a new attempt draws since they were answered wrong. */
  dueCount: number;
}

/** Review of one question; each part only if the review policy allows it. */
export interface QuestionReview {
  mark?: number;
  state?: 'right' | 'partial' | 'wrong' | 'unanswered' | 'waiting';
  /** Ids of the options that the right answer ticks, the right text, or choice ids by stem id. */
  rightAnswer?: QuestionResponse;
  feedback?: string[];
  generalFeedback?: string;
  /** Hint for an answer that is not right. */
  hint?: string;
  /** Comment of the person who marked the essay. */
  comment?: string;
}

/** Result of the questions of one topic: a tag of theirs that a lesson of the course teaches. */
export interface TopicResult {
  topic: string;
  questionCount: number;
  rightCount: number;
  /** Lessons of the course that teach it, unless all its questions were answered right. */
  lessons: { id: string; title: string }[];
}

export interface AttemptResult {
  /** `null` until the review policy shows marks. */
  score: number | null;
  maxScore: number;
  percent: number | null;
  passed: boolean | null;
  /** By question id. */
  review: Record<string, QuestionReview>;
  /** Empty until the review policy shows marks. */
  topics: TopicResult[];
  certificateSerial: string | null;
  /** Ids of questions with an answer that arrived too late to count. */
  uncounted: string[];
}

/** Answer of `POST /learning/quiz/{quizId}/attempt` and `GET /learning/attempt/{id}`. */
export interface Attempt {
  id: string;
  quizId: string;
  courseId: string;
  lessonId: string;
  title: string;
  kind: QuizKind;
  number: number;
  status: AttemptStatus;
  passMark: number;
  startedAt: string;
  deadlineAt: string | null;
  /** Minutes after the deadline in which answers given in time still count. */
  graceMinutes: number;
  /** False where the deadline is but the quiz's closing date, which may be weeks away. */
  isTimed: boolean;
  /** Server time, by which the client sets its timer. */
  serverTime: string;
  submittedAt: string | null;
  questions: LearnerQuestion[];
  /** By question id. */
  answers: Record<string, QuestionResponse>;
  flagged: string[];
  result: AttemptResult | null;
}

/**
 * Body of `PUT /learning/attempt/{id}/answers`: one answer. It may be sent again (after a lost
 * connection, from a second device); the one that was given last counts. `givenAt` is the moment of
 * the answer by the server's clock, by default that of its arrival; after the deadline it decides
 * whether the answer counts, and must be told.
 */
export const answerSchema = object({
  questionId: id().required(code('required')),
  response: mixed<Exclude<QuestionResponse, null>>()
    .meta({ jsonSchema: { $ref: '#/components/schemas/QuestionResponse' } })
    .nullable()
    .defined(code('required')),
  flagged: boolean(),
  givenAt: instant().optional(),
}).noUnknown();
export type AnswerInput = InferType<typeof answerSchema>;

/** Answer of `PUT /learning/attempt/{id}/answers`: the time of saving, and the deadline. */
export interface AnswerSaved {
  savedAt: string;
  deadlineAt: string | null;
  /** True where another answer stands, which was given later and had arrived before. */
  outdated: boolean;
}
