import type { BlankKind, QuestionAnswer, QuestionContent } from '@lms/contract';
import { choicesOf } from './matching';

const meanFraction = (answers: QuestionAnswer[]) =>
  answers.length > 0
    ? answers.reduce((sum, { fraction }) => sum + fraction, 0) / answers.length
    : null;

/** Returns what any typed text earns: nothing, unless everything is accepted. */
const anyText = (answers: QuestionAnswer[]) =>
  answers.find(({ text }) => text.trim() === '*')?.fraction ?? 0;

const ofBlank: Record<BlankKind, (answers: QuestionAnswer[]) => number | null> = {
  TEXT: anyText,
  NUMBER: anyText,
  CHOICE: meanFraction,
  CHOICES: () => null,
};

/**
 * Returns the share of the mark that a guess earns on average, or `null` where that depends on the
 * guesser: how many boxes are ticked, what an essay says.
 *
 * Source: Moodle, `get_random_guess_score` of each question type; for the absolute places of an
 * order, one of n is in its place on average.
 */
export function randomGuessScore(content: QuestionContent): number | null {
  const { type, answers, blanks = [] } = content;
  switch (type) {
    case 'SINGLE_CHOICE':
    case 'TRUE_FALSE':
      return meanFraction(answers);
    case 'SHORT_ANSWER':
    case 'NUMERICAL':
      return anyText(answers);
    case 'MATCHING': {
      const { length } = choicesOf(content);
      return length > 0 ? 1 / length : null;
    }
    case 'ORDERING':
      return answers.length > 0 ? 1 / answers.length : null;
    case 'FILL_IN_BLANKS': {
      const scores = blanks.map(({ kind, weight, answers: accepted }) => {
        const score = ofBlank[kind](accepted);
        return score === null ? null : score * weight;
      });
      const known = scores.filter((score) => score !== null);
      const whole = blanks.reduce((sum, { weight }) => sum + weight, 0);
      return known.length === scores.length && whole > 0
        ? known.reduce((sum, score) => sum + score, 0) / whole
        : null;
    }
    case 'MULTIPLE_CHOICE':
    case 'ESSAY':
      return null;
  }
}
