import { choicesOf } from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';
import { isDeepStrictEqual } from 'node:util';

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();

/** Ids that a response to the question refers to; none if the answer is typed. */
const namesOf = ({ type, answers, pairs, blanks = [], ...content }: QuestionContent) => {
  switch (type) {
    case 'SHORT_ANSWER':
    case 'NUMERICAL':
    case 'ESSAY':
      return [];
    case 'MATCHING':
      return [idsOf(pairs), choicesOf({ ...content, pairs })];
    case 'FILL_IN_BLANKS':
      return blanks.map(({ id, kind, answers: choices }) => [
        id,
        kind,
        kind === 'CHOICE' || kind === 'CHOICES' ? idsOf(choices) : [],
      ]);
    default:
      return idsOf(answers);
  }
};

/** Tells whether a response to one version means the same to the other. */
export const isCompatible = (answered: QuestionContent, current: QuestionContent) =>
  answered.type === current.type && isDeepStrictEqual(namesOf(answered), namesOf(current));
