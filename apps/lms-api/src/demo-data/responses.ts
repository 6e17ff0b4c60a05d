import { rightResponse, shuffle } from '@lms/assessment';
import type { QuestionContent, QuestionResponse } from '@lms/contract';
import type { Chance } from './chance';
import type { DemoQuestion } from './load-questions';

const difficulties: Record<DemoQuestion['difficulty'], number> = {
  EASY: -1.2,
  MEDIUM: -0.3,
  HARD: 0.6,
};
const leftAlone = 0.03;

/** Response of a learner who does not know the answer, or is mistaken. */
const wrongResponse = (
  content: QuestionContent,
  { pick, random, whole }: Chance,
): QuestionResponse => {
  const wrong = content.answers.filter(({ fraction }) => fraction < 1);
  switch (content.type) {
    case 'SINGLE_CHOICE':
    case 'TRUE_FALSE':
      return pick(wrong).id;
    case 'MULTIPLE_CHOICE': {
      const ids = content.answers.map(({ id }) => id);
      return shuffle(ids, random).slice(0, whole(1, Math.max(1, ids.length - 1)));
    }
    case 'SHORT_ANSWER':
      return wrong.find(({ text }) => !text.includes('*'))?.text ?? 'not sure';
    case 'NUMERICAL': {
      const right = Number(rightResponse(content));
      return String(Number.isFinite(right) ? Math.round(right * pick([0.5, 1.1, 2, 10])) + 1 : 0);
    }
    case 'MATCHING': {
      const right = (rightResponse(content) ?? {}) as Record<string, string>;
      const mixed = shuffle(Object.values(right), random);
      return Object.fromEntries(
        Object.keys(right).flatMap((stem, index) => {
          const choice = mixed[index];
          return choice === undefined ? [] : [[stem, choice]];
        }),
      );
    }
    case 'ORDERING':
      return shuffle(
        content.answers.map(({ id }) => id),
        random,
      );
    case 'FILL_IN_BLANKS':
      return Object.fromEntries((content.blanks ?? []).map(({ id }) => [id, 'not sure']));
    case 'ESSAY':
      return 'I am not sure.';
  }
};

/**
 * Makes a learner's response. The probability to know the answer follows the Rasch model: it
 * depends only on the difference between the learner's ability and the question's difficulty.
 */
export const respond = (
  { content, difficulty }: DemoQuestion,
  ability: number,
  chance: Chance,
): QuestionResponse => {
  const knows = 1 / (1 + Math.exp(difficulties[difficulty] - 1.4 * ability));
  if (chance.happens(knows)) return rightResponse(content);
  return chance.happens(leftAlone) ? null : wrongResponse(content, chance);
};
