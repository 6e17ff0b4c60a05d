const MAX_LINE = 42;
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Returns the visible length: a Bengali conjunct with its vowel sign counts once. */
export const visibleLength = (text) => [...graphemes.segment(text)].length;

/** Breaks a long caption in two at the space nearest to its middle. */
export function inTwoLines(text) {
  if (visibleLength(text) <= MAX_LINE) return text;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const middle = text.length / 2;
  const cut = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return `${text.slice(0, cut)}\n${text.slice(cut + 1)}`;
}

/** Formats seconds for WebVTT: 75.5 becomes 00:01:15.500. */
export const timestamp = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function toVtt(cues, language) {
  const blocks = cues.map(
    ({ start, end, text }) =>
      `${timestamp(start)} --> ${timestamp(end)}\n${escape(inTwoLines(text[language]))}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
