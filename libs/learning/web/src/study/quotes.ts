import {
  findTerm,
  type FoldedText,
  foldText,
  lengthOf,
  type TextRange,
  unfoldRange,
} from '@lms/contract';
import { maxQuoteLength, type Quote } from '@lms/learning/contract';

/** Code points that are kept before and after a passage. */
const contextLength = 32;

/** Returns a passage of a text as it is kept; `undefined` for one that is too long. */
export const quoteOf = (text: string, { from, to }: TextRange): Quote | undefined => {
  const exact = text.slice(from, to).normalize();
  if (lengthOf(exact) > maxQuoteLength) return undefined;
  const prefix = [...text.slice(0, from).slice(-2 * contextLength)].slice(-contextLength);
  const suffix = [...text.slice(to, to + 2 * contextLength)].slice(0, contextLength);
  // Half of a character at the far end is left out.
  const whole = (part: string[]) => part.filter((one) => !/\p{Surrogate}/u.test(one)).join('');
  return { exact, prefix: whole(prefix), suffix: whole(suffix), start: from };
};

/** Counts the characters that two texts have in common, from their starts on. */
const commonLength = (one: string, other: string) => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const reversed = (text: string) => [...text].reverse().join('');

/**
 * Finds a kept passage in the text of an article, which may have been changed since: its words
 * where what stands around them is most alike, and of several such places the nearest.
 */
export const findQuote = (folded: FoldedText, quote: Quote): TextRange | undefined => {
  const { exact, prefix, suffix, start } = quote;
  const before = reversed(foldText(prefix).text);
  const after = foldText(suffix).text;
  const ranked = findTerm(folded, exact).map((range) => {
    const around = folded.text.slice(Math.max(0, range.from - before.length), range.from);
    const alike =
      commonLength(before, reversed(around)) +
      commonLength(after, folded.text.slice(range.to, range.to + after.length));
    const place = unfoldRange(folded, range);
    return { place, alike, away: Math.abs(place.from - start) };
  });
  ranked.sort((one, other) => other.alike - one.alike || one.away - other.away);
  return ranked[0]?.place;
};
