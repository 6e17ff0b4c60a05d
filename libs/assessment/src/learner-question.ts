import type {
  BlankKind,
  LearnerOption,
  LearnerQuestion,
  QuestionAnswer,
  QuestionContent,
} from '@lms/contract';
import { choicesOf, pairsWithStem } from './matching';
import { type RandomSource, shuffle } from './random';

/** Presentation settings of a question in an attempt. */
export interface LearnerQuestionSettings {
  id: string;
  mark: number;
  shuffleOptions: boolean;
  /** Source of the order. Seed it by attempt and question, so that a reload keeps the order. */
  random: RandomSource;
}

/**
 * Returns the learner's view of a question. It copies permitted fields only, so fields added to the
 * content later stay hidden.
 *
 * Choices of a MATCHING question are always shuffled, as in Moodle
 * (`qtype_match_question::start_attempt`): any order derived from the pairs could match the stems.
 */
export function toLearnerQuestion(
  content: QuestionContent,
  { id, mark, shuffleOptions, random }: LearnerQuestionSettings,
): LearnerQuestion {
  const inOrder = <T>(list: T[]) => (shuffleOptions ? shuffle(list, random) : list);
  const base = { id, type: content.type, text: content.text, mark };
  switch (content.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return { ...base, options: inOrder(content.answers.map(toOption)) };
    case 'TRUE_FALSE':
      return { ...base, options: trueFirst(content.answers).map(toOption) };
    case 'MATCHING':
      return {
        ...base,
        stems: inOrder(pairsWithStem(content).map((pair) => ({ id: pair.id, text: pair.stem }))),
        choices: shuffle(choicesOf(content), random),
      };
    case 'ORDERING':
      // Always shuffled: the stored order is the answer.
      return { ...base, options: shuffle(content.answers.map(toOption), random) };
    case 'FILL_IN_BLANKS':
      return {
        ...base,
        blanks: (content.blanks ?? []).map(({ id, kind, answers }) => ({
          id,
          kind,
          ...(isChosen(kind) && { options: inOrder(answers.map(toOption)) }),
        })),
      };
    case 'SHORT_ANSWER':
    case 'NUMERICAL':
      return base;
    case 'ESSAY': {
      const { minWords, maxWords } = content;
      return { ...base, ...(minWords && { minWords }), ...(maxWords && { maxWords }) };
    }
  }
}

const isChosen = (kind: BlankKind) => kind === 'CHOICE' || kind === 'CHOICES';

function toOption({ id, text }: QuestionAnswer): LearnerOption {
  return { id, text };
}

function trueFirst(answers: QuestionAnswer[]): QuestionAnswer[] {
  return [...answers].sort((a, b) => Number(b.text === 'true') - Number(a.text === 'true'));
}
