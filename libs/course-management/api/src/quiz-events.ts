import { defineEvent } from '@lms/server/platform';

/** A learner's own rules of a quiz have changed. */
export const learnerRulesChanged = defineEvent<{ quizId: string; userId: string }>(
  'quiz.learnerRulesChanged',
);
