import type { QuestionAnswer, QuestionContent, QuestionPair, QuestionType } from '@lms/contract';

/** Builds a question's content. */
export function content(
  type: QuestionType,
  given: Partial<Omit<QuestionContent, 'type'>>,
): QuestionContent {
  return { type, text: '<p>Asked</p>', answers: [], pairs: [], caseSensitive: false, ...given };
}

/** Builds answers from `{id: fraction}`, each with its id as the text. */
export function fractions(fractionById: Record<string, number>): QuestionAnswer[] {
  return Object.entries(fractionById).map(([id, fraction]) => ({ id, text: id, fraction }));
}

/** Builds accepted texts, in the given order. */
export function accepted(...list: [text: string, fraction: number, tolerance?: number][]) {
  return list.map(([text, fraction, tolerance], index) => ({
    id: `answer-${index}`,
    text,
    fraction,
    tolerance,
  }));
}

/** Builds pairs from `[stem, choice]`. */
export function pairs(...list: [stem: string, choice: string][]): QuestionPair[] {
  return list.map(([stem, choice], index) => ({ id: `pair-${index}`, stem, choice }));
}
