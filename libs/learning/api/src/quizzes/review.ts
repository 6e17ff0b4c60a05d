import { rightResponse } from '@lms/assessment';
import type { QuestionContent, ReviewMoment } from '@lms/contract';
import type { AttemptResult, QuestionReview } from '@lms/learning/contract';
import type { AttemptItem, AttemptRules } from '@lms/server/database';
import type { Quiz } from './learner-rules';
import { earnedMark, gradeAnswer, type StoredAnswer, type StoredAttempt } from './score-attempt';

interface Shown {
  marks: boolean;
  answers: boolean;
  feedback: boolean;
}

const nothing: Shown = { marks: false, answers: false, feedback: false };

/**
 * Decides what a learner may review of an attempt by now. AFTER_PASS asks for any passed attempt at
 * the quiz; AFTER_CLOSE never comes for a quiz without a closing date.
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

/** Returns the answer options that a response refers to, those of blanks included. */
const answersOf = ({ answers, blanks = [] }: QuestionContent) => [
  ...answers,
  ...blanks.flatMap((blank) => blank.answers),
];

/**
 * Builds one question's review from the parts that may be shown. A waiting essay is always shown as
 * such.
 *
 * @param content the version that marks
 */
export const reviewQuestion = (
  content: QuestionContent,
  answer: StoredAnswer | undefined,
  item: AttemptItem,
  rules: AttemptRules,
  shown: Shown,
): QuestionReview => {
  const grade = gradeAnswer(content, answer);
  if (grade.state === 'waiting') return { state: 'waiting' };
  const feedback = answersOf(content)
    .filter(({ id }) => grade.matchedAnswerIds.includes(id))
    .flatMap((matched) => (matched.feedback ? [matched.feedback] : []));
  return {
    ...(shown.marks && { mark: earnedMark(content, grade, item, rules), state: grade.state }),
    ...(shown.answers && { rightAnswer: rightResponse(content) }),
    ...(shown.feedback && {
      feedback,
      generalFeedback: content.generalFeedback,
      ...(grade.state !== 'right' && content.hint && { hint: content.hint }),
      ...(answer?.comment && { comment: answer.comment }),
    }),
  };
};

/** Returns score, percent and pass or fail, if marks may be shown. */
export const shownMarks = (
  { score, percent, passed }: StoredAttempt,
  { marks }: Shown,
): Pick<AttemptResult, 'score' | 'percent' | 'passed'> =>
  marks ? { score, percent, passed } : { score: null, percent: null, passed: null };
