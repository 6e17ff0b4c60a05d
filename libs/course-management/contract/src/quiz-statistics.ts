import type { QuestionType } from '@lms/contract';

/** A response of learners, or one part of it, and how many gave it. */
export interface ResponseCount {
  /** Stem, number of the blank or place in the order; null for a question with one part. */
  part: string | null;
  /** Words of the choice or the typed text; null for no answer. */
  choice: string | null;
  /** Share of the mark that it earns; null for no answer. */
  fraction: number | null;
  count: number;
}

/** Statistics of one question in a quiz; those that need more attempts are null. */
export interface QuizQuestionStatistics {
  questionId: string;
  bankId: string;
  name: string;
  type: QuestionType;
  /** A random draw gave the question: it has no place of its own in the quiz. */
  isDrawn: boolean;
  asked: number;
  marked: number;
  /** All in percent. */
  facility: number | null;
  standardDeviation: number | null;
  randomGuessScore: number | null;
  intendedWeight: number | null;
  effectiveWeight: number | null;
  discrimination: number | null;
  efficiency: number | null;
  restCorrelation: number | null;
  responses: ResponseCount[];
}

/** Statistics of the marks of a whole quiz; those that need more attempts are null. */
export interface WholeQuizStatistics {
  attempts: number;
  maxMark: number;
  mean: number;
  median: number;
  standardDeviation: number | null;
  skewness: number | null;
  kurtosis: number | null;
  /** In percent. */
  internalConsistency: number | null;
  /** In percent. */
  errorRatio: number | null;
  standardError: number | null;
}

/** Answer of `GET /quiz/{id}/statistics`. */
export interface QuizStatistics {
  /** `null` before the first marked attempt. */
  whole: WholeQuizStatistics | null;
  /** Questions in the quiz's order, drawn ones after those with a place of their own. */
  questions: QuizQuestionStatistics[];
  /** Attempts that are newer than the figures are counted within a minute. */
  isCounting: boolean;
}
