import { type Face, fonts } from './fonts';

type Document = PDFKit.PDFDocument;
type FontName = keyof typeof fonts;

/** Run of text in one font. */
interface Run {
  font: FontName;
  text: string;
}

/** Characters that only the Bengali fonts have. */
export const bengali = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]/;

/** Characters that only the Chinese and Japanese fonts have. */
const chineseOrJapanese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/** Prefers the font of the document's language: the two draw many characters differently. */
const easternFont = (lang: string | undefined, character: string): FontName => {
  const [own, other] =
    lang === 'ja' ? (['japanese', 'chinese'] as const) : (['chinese', 'japanese'] as const);
  const has = (name: FontName) => fonts[name]().hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return has(own) || !has(other) ? own : other;
};

const fontOf = (lang: string | undefined, face: Face, character: string): FontName => {
  if (bengali.test(character)) return `${face}-bengali`;
  return chineseOrJapanese.test(character) ? easternFont(lang, character) : `${face}-latin`;
};

/** Splits a text in a language at changes of script; spaces belong to the previous run. */
export const runsOf = (lang: string | undefined, face: Face, text: string): Run[] => {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(lang, face, character);
    const last = runs.at(-1);
    if (last && (last.font === font || character === ' ')) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

/** Sets a loaded font by name. PDFKit accepts one, but its types don't. */
const setFont = (doc: Document, name: FontName, size: number) =>
  doc.font(fonts[name]() as unknown as Buffer, name, size);

/** Clears PDFKit's cache of words, which grows without bound in a long document. */
export const forgetWords = (doc: Document) => {
  const { _fontFamilies } = doc as unknown as {
    _fontFamilies: Record<string, { layoutCache: object }>;
  };
  for (const font of Object.values(_fontFamilies)) {
    font.layoutCache = Object.create(null) as object;
  }
};

/** Measures a line of text, in points. */
export const widthOf = (doc: Document, face: Face, text: string, size: number) =>
  runsOf(doc.options.lang, face, text).reduce(
    (sum, run) => sum + setFont(doc, run.font, size).widthOfString(run.text),
    0,
  );

/** Measures a line at a size. */
export type MeasureLine = (line: string, size: number) => number;

const wrap = (measure: MeasureLine, text: string, size: number, width: number) => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const measureIn =
  (doc: Document, face: Face): MeasureLine =>
  (line, size) =>
    widthOf(doc, face, line, size);

/** Wraps a text at a width in points; a wider word stays whole. */
export const wrapText = (doc: Document, face: Face, text: string, size: number, width: number) =>
  wrap(measureIn(doc, face), text, size, width);

export interface TextBox {
  face: Face;
  /** Font size in points; smaller if the text does not fit. */
  size: number;
  color: string;
  /** Left edge and width in points. */
  x: number;
  width: number;
  align: 'left' | 'center' | 'right';
  maxLines?: number;
}

export const lineHeight = 1.4;
const alignments = { left: 0, center: 0.5, right: 1 };

/** Returns the lines of a text and the largest size, up to the wanted one, that fits the box. */
export const fitLines = (
  measure: MeasureLine,
  text: string,
  { size, width, maxLines = 1 }: Pick<TextBox, 'size' | 'width' | 'maxLines'>,
) => {
  for (let fitting = size; ; fitting *= 0.96) {
    const lines = wrap(measure, text, fitting, width);
    const widest = Math.max(...lines.map((line) => measure(line, fitting)));
    if (lines.length <= maxLines && widest <= width) return { lines, size: fitting };
  }
};

export const fitText = (doc: Document, text: string, box: TextBox) =>
  fitLines(measureIn(doc, box.face), text, box);

/** Draws a line with its baseline at `y`. */
export const drawLine = (
  doc: Document,
  line: string,
  y: number,
  { face, x: left, width, align }: Pick<TextBox, 'face' | 'x' | 'width' | 'align'>,
  size: number,
) => {
  const slack = align === 'left' ? 0 : width - widthOf(doc, face, line, size);
  let x = left + slack * alignments[align];
  for (const run of runsOf(doc.options.lang, face, line)) {
    setFont(doc, run.font, size);
    doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    x += doc.widthOfString(run.text);
  }
};

/**
 * Draws a text with its first baseline at `y` and returns the last baseline. The original text is
 * stored as well (ActualText), because the order of Bengali glyphs differs from that of the
 * letters.
 */
export const drawText = (doc: Document, text: string, y: number, box: TextBox): number => {
  const { lines, size } = fitText(doc, text, box);
  doc.markContent('Span', { actual: text });
  doc.fillColor(box.color);
  lines.forEach((line, index) => drawLine(doc, line, y + index * size * lineHeight, box, size));
  doc.endMarkedContent();
  return y + (lines.length - 1) * size * lineHeight;
};
