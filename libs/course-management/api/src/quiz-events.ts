import { defineEvent } from '@lms/server/platform';

/** Rules were saved that let other attempts pass: pass mark, grading method or kind. */
export const quizRulesChanged = defineEvent<{ quizId: string }>('quiz.rulesChanged');

/** A quiz has another time limit or closes at another time. */
export const quizTimesChanged = defineEvent<{ quizId: string }>('quiz.timesChanged');

/** A learner's own rules of a quiz have changed. */
export const learnerRulesChanged = defineEvent<{ quizId: string; userId: string }>(
  'quiz.learnerRulesChanged',
);
