import { gradeQuestion, markFor, rightResponse } from '@lms/assessment';
import type {
  AttemptResult,
  QuestionContent,
  QuestionResponse,
  QuestionReview,
  ReviewMoment,
} from '@lms/contract';
import type { StoredAttempt } from './finish-attempt';
import type { Quiz } from './start-attempt';

export interface Shown {
  marks: boolean;
  answers: boolean;
  feedback: boolean;
}

const nothing: Shown = { marks: false, answers: false, feedback: false };

/**
 * What a learner may see of an attempt by now. AFTER_PASS asks for any passed attempt at the quiz;
 * AFTER_CLOSE never comes for a quiz that doesn't close.
 */
export const shownOf = (
  { review, closesAt }: Pick<Quiz, 'review' | 'closesAt'>,
  { status }: Pick<StoredAttempt, 'status'>,
  hasPassed: boolean,
  now: Date,
): Shown => {
  if (status !== 'GRADED') return nothing;
  const come: Record<ReviewMoment, boolean> = {
    NEVER: false,
    AFTER_SUBMIT: true,
    AFTER_PASS: hasPassed,
    AFTER_CLOSE: closesAt !== null && now.toISOString() >= closesAt,
  };
  return {
    marks: come[review.marks],
    answers: come[review.answers],
    feedback: come[review.feedback],
  };
};

/** The parts of one question's review that may be shown. */
export const reviewQuestion = (
  content: QuestionContent,
  response: QuestionResponse,
  { mark, penalty }: { mark: number; penalty: number },
  shown: Shown,
): QuestionReview => {
  const grade = gradeQuestion(content, response);
  const feedback = content.answers
    .filter((answer) => grade.matchedAnswerIds.includes(answer.id))
    .flatMap((answer) => (answer.feedback ? [answer.feedback] : []));
  return {
    ...(shown.marks && { mark: markFor(grade, mark, penalty), state: grade.state }),
    ...(shown.answers && { rightAnswer: rightResponse(content) }),
    ...(shown.feedback && { feedback, generalFeedback: content.generalFeedback }),
  };
};

/** Score, percent and pass or fail, if marks may be shown. */
export const shownMarks = (
  { score, percent, passed }: StoredAttempt,
  { marks }: Shown,
): Pick<AttemptResult, 'score' | 'percent' | 'passed'> =>
  marks ? { score, percent, passed } : { score: null, percent: null, passed: null };
