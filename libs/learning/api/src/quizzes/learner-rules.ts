import type { quizOverrides, quizzes } from '@lms/server/database';

export type Quiz = typeof quizzes.$inferSelect;

/** Exceptions from a quiz's rules for one learner. */
interface RuleExceptions {
  /** For this quiz; a field that is `null` keeps the quiz's own rule. */
  override: typeof quizOverrides.$inferSelect | null;
  /** For every quiz of the learner. */
  extraTimePercent: number;
}

/**
 * Applies a learner's override and extra time to a quiz, the only place that does: an override
 * replaces the quiz's limit (0: there is none), and extra time lengthens either limit, rounded up to
 * full minutes. The closing date ends the attempt nevertheless.
 */
export const withLearnerRules = (
  quiz: Quiz,
  { override, extraTimePercent }: RuleExceptions,
): Quiz => {
  const limit = override?.timeLimitMinutes ?? quiz.timeLimitMinutes;
  return {
    ...quiz,
    timeLimitMinutes: limit ? Math.ceil((limit * (100 + extraTimePercent)) / 100) : null,
    attemptsAllowed: override?.attemptsAllowed ?? quiz.attemptsAllowed,
    opensAt: override?.opensAt ?? quiz.opensAt,
    closesAt: override?.closesAt ?? quiz.closesAt,
  };
};
