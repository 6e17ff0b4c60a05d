const dayMs = 86_400_000;

/** Days until a question comes again, by the number of right answers since it was answered wrong. */
const waitDays = [0, 1, 3, 7];

/** An answer that was marked, at the moment of its submission. */
export interface PastAnswer {
  questionId: string;
  at: string;
  isRight: boolean;
}

interface Card {
  at: number;
  /** Number of right answers since the last wrong one, each after its wait. */
  box: number;
}

const isDue = ({ at, box }: Card, now: number) => now - at >= (waitDays[box] ?? Infinity) * dayMs;

/**
 * Ranks questions for practice: 0 for one that was answered wrong and is due, 2 for one that waits, 1
 * for all others, which are new, were never wrong, or were right after every wait.
 *
 * Source: Leitner's boxes: a right answer moves a card one box on, a wrong one back to the first.
 *
 * @param history the oldest first
 */
export const rankForRepetition = (history: readonly PastAnswer[], now: Date) => {
  const cards = new Map<string, Card>();
  for (const { questionId, at, isRight } of history) {
    const card = cards.get(questionId);
    const time = Date.parse(at);
    if (!isRight) cards.set(questionId, { at: time, box: 0 });
    else if (card && isDue(card, time)) cards.set(questionId, { at: time, box: card.box + 1 });
  }
  return (questionId: string): 0 | 1 | 2 => {
    const card = cards.get(questionId);
    if (!card || card.box >= waitDays.length) return 1;
    return isDue(card, now.getTime()) ? 0 : 2;
  };
};
