import type { quizOverrides, quizzes } from '@lms/server/database';

export type Quiz = typeof quizzes.$inferSelect;

/** What a quiz is bent by for one learner. */
interface OwnRules {
  /** Of this quiz: an empty part keeps the quiz's own. */
  override: typeof quizOverrides.$inferSelect | null;
  /** Of the learner, in every quiz. */
  extraTimePercent: number;
}

/**
 * The quiz as it stands for one learner, the one place where its own rules, an override and extra
 * time come together: an override takes the place of the quiz's limit, and extra time lengthens
 * whichever limit stands, to full minutes in the learner's favour. The closing date cuts both.
 */
export const withOwnRules = (quiz: Quiz, { override, extraTimePercent }: OwnRules): Quiz => {
  const limit = override?.timeLimitMinutes ?? quiz.timeLimitMinutes;
  return {
    ...quiz,
    timeLimitMinutes: limit && Math.ceil((limit * (100 + extraTimePercent)) / 100),
    attemptsAllowed: override?.attemptsAllowed ?? quiz.attemptsAllowed,
    opensAt: override?.opensAt ?? quiz.opensAt,
    closesAt: override?.closesAt ?? quiz.closesAt,
  };
};
