import type { quizOverrides, quizzes } from '../../course-management/quizzes.table';

export type Quiz = typeof quizzes.$inferSelect;

/** The quiz as it stands for one learner. An empty part of an override keeps the quiz's own. */
export const withOverride = (
  quiz: Quiz,
  override: typeof quizOverrides.$inferSelect | null,
): Quiz => ({
  ...quiz,
  timeLimitMinutes: override?.timeLimitMinutes ?? quiz.timeLimitMinutes,
  attemptsAllowed: override?.attemptsAllowed ?? quiz.attemptsAllowed,
  opensAt: override?.opensAt ?? quiz.opensAt,
  closesAt: override?.closesAt ?? quiz.closesAt,
});
