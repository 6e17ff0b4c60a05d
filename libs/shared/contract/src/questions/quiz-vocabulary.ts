import type { Difficulty } from './question-codes';

export const quizKinds = ['PRACTICE', 'FINAL'] as const;
export type QuizKind = (typeof quizKinds)[number];

export const gradingMethods = ['HIGHEST', 'LAST', 'FIRST', 'AVERAGE'] as const;
export type GradingMethod = (typeof gradingMethods)[number];

/**
 * An item of a quiz: one fixed question, a random draw from a bank, or the heading of a section, which
 * the questions after it belong to. `mark` is for each question.
 */
export type QuizItem =
  | { kind: 'SECTION'; title: string }
  | { kind: 'FIXED'; questionId: string; mark: number }
  | {
      kind: 'RANDOM';
      bankId: string;
      count: number;
      difficulty?: Difficulty;
      tags?: string[];
      mark: number;
    };

export const reviewMoments = ['NEVER', 'AFTER_SUBMIT', 'AFTER_PASS', 'AFTER_CLOSE'] as const;
/** When a learner may see a part of the result. */
export type ReviewMoment = (typeof reviewMoments)[number];

/** What a learner sees after an attempt, and when. */
export interface ReviewPolicy {
  marks: ReviewMoment;
  answers: ReviewMoment;
  feedback: ReviewMoment;
}
