import { seededRandom, toLearnerQuestion } from '@lms/assessment';
import type { LearnerQuestion } from '@lms/contract';
import type { AttemptItem, AttemptRules } from '@lms/server/database';
import type { Contents } from './attempt-contents';

interface AttemptDraw {
  items: AttemptItem[];
  rules: Pick<AttemptRules, 'shuffleOptions'>;
  seed: string;
}

/** Returns an attempt's questions as its learner sees them, each with its section heading. */
export const learnerQuestions = (
  { items, rules, seed }: AttemptDraw,
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
