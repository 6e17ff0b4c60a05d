import { seededRandom, toLearnerQuestion } from '@lms/assessment';
import type { LearnerQuestion } from '@lms/contract';
import type { AttemptItem, AttemptRules } from '@lms/server/database';
import type { Contents } from './contents';

interface Sitting {
  items: AttemptItem[];
  rules: Pick<AttemptRules, 'shuffleOptions'>;
  seed: string;
}

/** The questions of an attempt as its learner sees them, with the heading that each stands under. */
export const learnerQuestions = (
  { items, rules, seed }: Sitting,
  contents: Contents,
): LearnerQuestion[] =>
  items.map((item) => ({
    ...toLearnerQuestion(contents.asked(item), {
      id: item.questionId,
      mark: item.mark,
      shuffleOptions: rules.shuffleOptions,
      random: seededRandom(`${seed}:${item.questionId}`),
    }),
    ...(item.section !== undefined && { section: item.section }),
  }));
