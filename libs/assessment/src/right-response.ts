import {
  bareNumber,
  type BlankKind,
  type QuestionAnswer,
  type QuestionContent,
  type QuestionResponse,
} from '@lms/contract';
import { stateFor } from './grade';
import { rightChoices } from './matching';
import { readablePattern } from './short-answer';

/**
 * Returns a response that earns the whole mark, for a review; `null` if there is none to show, for
 * instance when only `*` is accepted.
 *
 * Source: Moodle, `get_correct_response` of each question type. Shows the first of several right
 * answers; for a multiple choice, all that earn something.
 */
export function rightResponse(content: QuestionContent): QuestionResponse {
  const { answers } = content;
  switch (content.type) {
    case 'SINGLE_CHOICE':
    case 'TRUE_FALSE':
      return rightChoice(answers);
    case 'MULTIPLE_CHOICE':
      return rightOnes(answers);
    case 'SHORT_ANSWER':
      return rightText(answers);
    case 'NUMERICAL':
      return rightNumber(answers);
    case 'MATCHING':
      return rightChoices(content);
    case 'ORDERING':
      return answers.map(({ id }) => id);
    case 'FILL_IN_BLANKS':
      return Object.fromEntries(
        (content.blanks ?? []).map(({ id, kind, answers }) => [id, ofBlank[kind](answers) ?? '']),
      );
    case 'ESSAY':
      return null;
  }
}

const right = (answers: QuestionAnswer[]) =>
  answers.filter((answer) => stateFor(answer.fraction) === 'right');
const rightChoice = (answers: QuestionAnswer[]) => right(answers)[0]?.id ?? null;
const rightOnes = (answers: QuestionAnswer[]) =>
  answers.filter((answer) => answer.fraction > 0).map((answer) => answer.id);
const rightText = (answers: QuestionAnswer[]) =>
  right(answers)
    .map((answer) => readablePattern(answer.text))
    .find((text) => text !== '') ?? null;
const rightNumber = (answers: QuestionAnswer[]) =>
  right(answers).find((answer) => bareNumber(answer.text) !== undefined)?.text ?? null;

const ofBlank: Record<BlankKind, (answers: QuestionAnswer[]) => string | string[] | null> = {
  TEXT: rightText,
  NUMBER: rightNumber,
  CHOICE: rightChoice,
  CHOICES: rightOnes,
};
