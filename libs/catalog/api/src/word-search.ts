import { soundOfBengali, soundOfLatin } from './sound-key';

/**
 * Splits a text into words, normalised in case and without invisible joiners. `%` and `_` are words
 * of their own, so that a search for them finds them.
 */
const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}+#]+|[%_]/gu) ?? [];

/**
 * Tells whether two words differ by one edit: a letter replaced, added or missing, or two swapped.
 */
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

/** Minimum length of a word that may differ by a letter; shorter ones are too alike. */
const minFuzzyLength = 4;
const minSubstringLength = 3;

/** Scores from 0 to 1 how well a typed word matches a word of the text. */
const matchScore = (typed: string, word: string) => {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.8;
  const isFuzzy = typed.length >= minFuzzyLength;
  if (isFuzzy && isOneLetterOff(typed, word)) return 0.6;
  if (typed.length >= minSubstringLength && word.includes(typed)) return 0.5;
  // Beginning of a longer word, with one wrong letter.
  return isFuzzy && isOneLetterOff(typed, word.slice(0, typed.length)) ? 0.4 : 0;
};

/** Minimum length of a sound; shorter ones are those of too many words. */
const minSoundLength = 3;
/** Minimum length of a sound that may differ by a letter. */
const minFuzzySoundLength = 5;

/** Scores how well the sound of a word typed in Latin letters matches that of a Bengali word. */
const soundScore = (typed: string, word: string) => {
  if (typed.length < minSoundLength) return 0;
  if (word.startsWith(typed)) return word === typed ? 0.6 : 0.4;
  return typed.length >= minFuzzySoundLength && isOneLetterOff(typed, word) ? 0.3 : 0;
};

/** Text of an item, with the weight of a match in it. */
export interface WeightedText {
  text: string;
  weight: number;
}

/** Maximum number of words searched in a term, because each needs a scan of the vocabulary. */
const maxWords = 10;

/** Maximum number of cached words, so that made-up terms don't fill the memory. */
const maxCachedWords = 2_000;

interface Word {
  sound: string;
  weights: Map<number, number>;
}

/**
 * Finds items by the words of their texts, in any language, tolerating one wrong letter per word,
 * and Bengali words by their sound in Latin letters. Every word of the term must match. Better matches and heavier texts give higher scores.
 */
export const createWordSearch = (items: readonly WeightedText[][]) => {
  const words = new Map<string, Word>();
  items.forEach((texts, item) => {
    for (const { text, weight } of texts) {
      for (const word of wordsOf(text)) {
        const known = words.get(word) ?? { sound: soundOfBengali(word), weights: new Map() };
        known.weights.set(item, Math.max(weight, known.weights.get(item) ?? 0));
        words.set(word, known);
      }
    }
  });

  const scoresOfWord = (typed: string) => {
    const scores = new Map<number, number>();
    const typedSound = soundOfLatin(typed);
    for (const [word, { sound, weights }] of words) {
      const match = matchScore(typed, word) || soundScore(typedSound, sound);
      if (match === 0) continue;
      for (const [item, weight] of weights) {
        scores.set(item, Math.max(match * weight, scores.get(item) ?? 0));
      }
    }
    return scores;
  };

  const cache = new Map<string, Map<number, number>>();
  const lookUp = (typed: string) => {
    const known = cache.get(typed);
    if (known) return known;
    if (cache.size >= maxCachedWords) cache.clear();
    const scores = scoresOfWord(typed);
    cache.set(typed, scores);
    return scores;
  };

  /** Returns scores by item; `null` for a term without words, which matches everything. */
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
