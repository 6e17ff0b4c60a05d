import type { Face } from './fonts';
import { widthOf } from './text';

/** Maximum number of lines in a cell. */
const maxLines = 4;
const ellipsis = '…';
const signs = new Intl.Segmenter();

type Document = PDFKit.PDFDocument;

/** Returns the longest beginning of a text that fits, in whole graphemes: at least one. */
const headOf = (width: number, text: string, measure: (text: string) => number) => {
  const letters = [...signs.segment(text)].map(({ segment }) => segment);
  let count = Math.max(1, Math.floor((letters.length * width) / measure(text)));
  while (count < letters.length && measure(letters.slice(0, count + 1).join('')) <= width)
    count += 1;
  while (count > 1 && measure(letters.slice(0, count).join('')) > width) count -= 1;
  return letters.slice(0, count).join('');
};

/**
 * Breaks a text into the lines of a cell: between words, or within a word wider than the column. A
 * text with more than `most` lines ends with an ellipsis.
 */
export const cellLines = (
  doc: Document,
  face: Face,
  text: string,
  size: number,
  width: number,
  most = maxLines,
): string[] => {
  const measure = (part: string) => widthOf(doc, face, part, size);
  const whole = text.replace(/\s+/gu, ' ').trim();
  if (measure(whole) <= width) return [whole];
  const lines: string[] = [];
  let rest = whole;
  while (rest && lines.length < most) {
    // Bounds the measured text: a line holds no more.
    const near = rest.slice(0, 400);
    let line = measure(near) <= width ? near : headOf(width, near, measure);
    const space =
      rest.length > line.length && rest[line.length] !== ' ' ? line.lastIndexOf(' ') : -1;
    if (space > 0) line = line.slice(0, space);
    lines.push(line);
    rest = rest.slice(line.length).trim();
  }
  if (rest) {
    const last = lines.pop() ?? '';
    lines.push(headOf(width - measure(ellipsis), last + ' ', measure).trim() + ellipsis);
  }
  return lines;
};
