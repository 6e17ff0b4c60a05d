import type { QuestionAnswer, QuestionContent } from '@lms/contract';
import { choicesOf, rightChoices } from './matching';
import { acceptsNumber } from './numerical';
import { toPlainText } from './plain-text';
import { matchesPattern } from './short-answer';

/** A counted response in words. */
export interface ResponseLabel {
  /** Stem of a pair, number of a blank, or place in an order; null for a question with one part. */
  part: string | null;
  /** Words of the choice, or the typed text; null for no answer. */
  choice: string | null;
  /** `null` where it has no share of its own, such as no answer. */
  fraction: number | null;
}

const wordsOf = (html: string) => toPlainText(html, ' ');

const ofAnswers = (answers: QuestionAnswer[], choice: string) => {
  const answer = answers.find(({ id }) => id === choice);
  return { choice: answer ? wordsOf(answer.text) : choice, fraction: answer?.fraction ?? null };
};
const ofText = (answers: QuestionAnswer[], choice: string, caseSensitive: boolean) => ({
  choice,
  fraction: answers.find(({ text }) => matchesPattern(choice, text, caseSensitive))?.fraction ?? 0,
});
const ofNumber = (answers: QuestionAnswer[], choice: string) => ({
  choice,
  fraction: answers.find((answer) => acceptsNumber(answer, choice))?.fraction ?? 0,
});

/** Puts a counted response, or one part of a response, into words, with the share it earns. */
export function responseLabel(
  content: QuestionContent,
  part: string | null,
  choice: string | null,
): ResponseLabel {
  const { type, answers, caseSensitive } = content;
  if (choice === null) return { part: null, choice: null, fraction: null };
  switch (type) {
    case 'SHORT_ANSWER':
      return { part: null, ...ofText(answers, choice, caseSensitive) };
    case 'NUMERICAL':
      return { part: null, ...ofNumber(answers, choice) };
    case 'MATCHING': {
      const pair = content.pairs.find(({ id }) => id === part);
      const text = choicesOf(content).find(({ id }) => id === choice)?.text;
      const isRight = rightChoices(content)[part ?? ''] === choice;
      return { part: wordsOf(pair?.stem ?? ''), choice: text ?? choice, fraction: isRight ? 1 : 0 };
    }
    case 'ORDERING': {
      const isRight = answers[Number(part) - 1]?.id === choice;
      return { part, choice: ofAnswers(answers, choice).choice, fraction: isRight ? 1 : 0 };
    }
    case 'FILL_IN_BLANKS': {
      const index = (content.blanks ?? []).findIndex(({ id }) => id === part);
      const blank = content.blanks?.[index];
      if (!blank) return { part, choice, fraction: null };
      const label = {
        TEXT: () => ofText(blank.answers, choice, blank.caseSensitive),
        NUMBER: () => ofNumber(blank.answers, choice),
        CHOICE: () => ofAnswers(blank.answers, choice),
        CHOICES: () => ofAnswers(blank.answers, choice),
      }[blank.kind]();
      return { part: String(index + 1), ...label };
    }
    default:
      return { part: null, ...ofAnswers(answers, choice) };
  }
}
