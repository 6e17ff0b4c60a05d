import type {
  BlankKind,
  LearnerOption,
  LearnerQuestion,
  QuestionAnswer,
  QuestionContent,
} from '@lms/contract';
import { askedPairs, choicesOf } from './matching';
import { shuffle, type RandomSource } from './random';

/** Where a question stands in an attempt. */
export interface LearnerQuestionSettings {
  id: string;
  mark: number;
  shuffleOptions: boolean;
  /** Seed it by attempt and question, so that a reload keeps the order. */
  random: RandomSource;
}

/**
 * The learner's view of a question. It is put together from what may be shown, so a field that the
 * content gets later stays hidden until it is named here.
 *
 * Choices of a MATCHING question are always in random order, as in Moodle
 * (`qtype_match_question::start_attempt`): every order made from the pairs could follow the stems.
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
        stems: inOrder(askedPairs(content).map((pair) => ({ id: pair.id, text: pair.stem }))),
        choices: shuffle(choicesOf(content), random),
      };
    case 'ORDERING':
      // In any other order the right one could be read off.
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
