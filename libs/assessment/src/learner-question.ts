import type { QuestionAnswer, QuestionContent, QuestionType } from '@lms/contract';
import { askedPairs, choicesOf } from './matching';
import { shuffle, type RandomSource } from './random';

/** Something a learner can pick or match. */
export interface LearnerOption {
  id: string;
  text: string;
}

/** A question as the learner sees it while answering: nothing in it tells what is right. */
export interface LearnerQuestion {
  id: string;
  type: QuestionType;
  text: string;
  mark: number;
  /** SINGLE_CHOICE, MULTIPLE_CHOICE and TRUE_FALSE. */
  options?: LearnerOption[];
  /** MATCHING: each is to be given one of `choices`. */
  stems?: LearnerOption[];
  choices?: LearnerOption[];
}

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
 * (`qtype_match_question::start_attempt`): any order made from the pairs could follow the stems.
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
    case 'SHORT_ANSWER':
    case 'NUMERICAL':
      return base;
  }
}

function toOption({ id, text }: QuestionAnswer): LearnerOption {
  return { id, text };
}

function trueFirst(answers: QuestionAnswer[]): QuestionAnswer[] {
  return [...answers].sort((a, b) => Number(b.text === 'true') - Number(a.text === 'true'));
}
