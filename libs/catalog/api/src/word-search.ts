/** Text as people type it, brought to one form: case and invisible joiners make no difference. */
const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];

/** Whether two words differ by one letter: another, one more, one less, or two that changed places. */
const isOneLetterOff = (a: string, b: string) => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return (
    a.slice(at + 1) === b.slice(at + 1) ||
    a.slice(at + 1) === b.slice(at) ||
    a.slice(at) === b.slice(at + 1) ||
    (swapped && a.slice(at + 2) === b.slice(at + 2))
  );
};

/** Shorter words are too like one another for a wrong letter to be told. */
const shortestTolerant = 4;
const shortestWithin = 3;

/** How well a word that was typed fits a word of the text: 0 to 1. */
const fitOf = (typed: string, word: string) => {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.8;
  const tolerant = typed.length >= shortestTolerant;
  if (tolerant && isOneLetterOff(typed, word)) return 0.6;
  if (typed.length >= shortestWithin && word.includes(typed)) return 0.5;
  // The beginning of a longer word, with a wrong letter in it.
  return tolerant && isOneLetterOff(typed, word.slice(0, typed.length)) ? 0.4 : 0;
};

/** A text of an item and how much a word in it counts. */
export interface WeightedText {
  text: string;
  weight: number;
}

/** The further words of a term are left out of account: each costs a walk over all words there are. */
const maxWords = 10;

/** Searches wanted again and again are answered from here; the bound keeps made-up ones from piling up. */
const rememberedWords = 2_000;

/**
 * Finds items by the words of their texts, in any language, tolerating one wrong letter a word.
 * Every word of the term must fit; the better it fits, and the weightier the text, the higher the
 * score.
 */
export const createWordSearch = (items: readonly WeightedText[][]) => {
  const weights = new Map<string, Map<number, number>>();
  items.forEach((texts, item) => {
    for (const { text, weight } of texts) {
      for (const word of wordsOf(text)) {
        const byItem = weights.get(word) ?? new Map<number, number>();
        byItem.set(item, Math.max(weight, byItem.get(item) ?? 0));
        weights.set(word, byItem);
      }
    }
  });

  const scoresOfWord = (typed: string) => {
    const scores = new Map<number, number>();
    for (const [word, byItem] of weights) {
      const fit = fitOf(typed, word);
      if (fit === 0) continue;
      for (const [item, weight] of byItem) {
        scores.set(item, Math.max(fit * weight, scores.get(item) ?? 0));
      }
    }
    return scores;
  };

  const remembered = new Map<string, Map<number, number>>();
  const lookUp = (typed: string) => {
    const known = remembered.get(typed);
    if (known) return known;
    if (remembered.size >= rememberedWords) remembered.clear();
    const scores = scoresOfWord(typed);
    remembered.set(typed, scores);
    return scores;
  };

  /** The score by item of those that fit; `null` when the term has no word, which fits everything. */
  return (term: string): Map<number, number> | null => {
    const typed = [...new Set(wordsOf(term))].slice(0, maxWords);
    if (typed.length === 0) return null;
    const [first, ...others] = typed.map(lookUp);
    const found = new Map<number, number>();
    for (const [item, score] of first ?? []) {
      const more = others.map((scores) => scores.get(item) ?? 0);
      if (more.every((value) => value > 0)) {
        found.set(
          item,
          more.reduce((sum, value) => sum + value, score),
        );
      }
    }
    return found;
  };
};

export type WordSearch = ReturnType<typeof createWordSearch>;
