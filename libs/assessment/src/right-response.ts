import type { QuestionContent, QuestionResponse } from '@lms/contract';
import { stateFor } from './grade';
import { rightChoices } from './matching';
import { bareNumber } from './numerical';
import { readablePattern } from './short-answer';

/**
 * A response that earns the whole mark, to show in a review; `null` when the question has none to
 * show, for instance when only `*` is accepted.
 *
 * Source: Moodle, `get_correct_response` of each question type. Of several right answers the first
 * is shown; of a question with several choices, all that earn something.
 */
export function rightResponse(content: QuestionContent): QuestionResponse {
  const right = content.answers.filter((answer) => stateFor(answer.fraction) === 'right');
  switch (content.type) {
    case 'SINGLE_CHOICE':
    case 'TRUE_FALSE':
      return right[0]?.id ?? null;
    case 'MULTIPLE_CHOICE':
      return content.answers.filter((answer) => answer.fraction > 0).map((answer) => answer.id);
    case 'SHORT_ANSWER':
      return (
        right.map((answer) => readablePattern(answer.text)).find((text) => text !== '') ?? null
      );
    case 'NUMERICAL':
      return right.find((answer) => bareNumber(answer.text) !== undefined)?.text ?? null;
    case 'MATCHING':
      return rightChoices(content);
  }
}
