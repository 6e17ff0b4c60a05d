import type { LearnerOption, QuestionContent, QuestionPair } from '@lms/contract';
import { cleanText } from './short-answer';

/**
 * Returns the distinct choices of a MATCHING question, sorted by text. The id is the position in
 * that order: it reveals nothing about the pairs and is stable. Choices are compared as strings:
 * `0` and `0.0` are two.
 */
export function choicesOf(content: Pick<QuestionContent, 'pairs'>): LearnerOption[] {
  const texts = new Set(content.pairs.map((pair) => cleanText(pair.choice)));
  texts.delete('');
  return [...texts].sort().map((text, index) => ({ id: `c${index}`, text }));
}

/** Returns the pairs with a stem. A pair with an empty stem only adds a wrong choice. */
export function pairsWithStem(content: Pick<QuestionContent, 'pairs'>): QuestionPair[] {
  return content.pairs.filter((pair) => pair.stem.trim() !== '');
}

/** Returns the right response: a choice id by pair id. */
export function rightChoices(content: Pick<QuestionContent, 'pairs'>): Record<string, string> {
  const idByText = new Map(choicesOf(content).map(({ id, text }) => [text, id]));
  return Object.fromEntries(
    pairsWithStem(content).flatMap((pair) => {
      const choiceId = idByText.get(cleanText(pair.choice));
      return choiceId === undefined ? [] : [[pair.id, choiceId]];
    }),
  );
}
