import type { Difficulty } from './question-codes';

export const quizKinds = ['PRACTICE', 'FINAL'] as const;
export type QuizKind = (typeof quizKinds)[number];

export const gradingMethods = ['HIGHEST', 'LAST', 'FIRST', 'AVERAGE'] as const;
export type GradingMethod = (typeof gradingMethods)[number];

/**
 * Item of a quiz: a fixed question, a random draw from a bank, or a section heading for the
 * questions after it. `mark` is per question.
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
/** Time at which a learner may see a part of the result. */
export type ReviewMoment = (typeof reviewMoments)[number];

/** Parts of the result that a learner sees, and when (Moodle's review options). */
export interface ReviewPolicy {
  marks: ReviewMoment;
  answers: ReviewMoment;
  feedback: ReviewMoment;
}
