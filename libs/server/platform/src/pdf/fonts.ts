import { create, type Font, type GlyphRun } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder beside this file in the source, and beside the server in the bundle. */
const folder = join(import.meta.dirname, 'fonts');

/** Shared buffer: HarfBuzz frees buffers late, and its WebAssembly memory never shrinks. */
const buffer = new harfbuzz.Buffer();

const shape = (shaper: harfbuzz.Font, text: string) => {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaper, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().flatMap((info, index) => {
    const position = positions[index];
    return position ? [{ id: info.codepoint, cluster: info.cluster, position }] : [];
  });
};

/** Returns the characters of each glyph; the first glyph of a cluster has all of them. */
const codePointsOf = (text: string, clusters: number[]) => {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  return clusters.map((start, index) => {
    if (clusters.indexOf(start) !== index) return [];
    const end = starts[starts.indexOf(start) + 1];
    return [...text.slice(start, end)].flatMap((character) => character.codePointAt(0) ?? []);
  });
};

/**
 * Loads a font and shapes its text with HarfBuzz: fontkit, which PDFKit uses, misplaces some
 * Bengali vowel signs and conjuncts.
 */
const load = (file: string): Font => {
  const bytes = readFileSync(join(folder, file));
  const font = create(bytes) as Font;
  const shaper = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer)),
  );
  font.layout = (text) => {
    const shaped = shape(shaper, text);
    const codePoints = codePointsOf(
      text,
      shaped.map(({ cluster }) => cluster),
    );
    return {
      glyphs: shaped.map(({ id }, index) => {
        const own = codePoints[index] ?? [];
        const glyph = font.getGlyph(id, own);
        // The font keeps a glyph that it met as a part of another, such as the dots of `…`, without
        // characters, and later documents could not be read.
        if (glyph.codePoints.length === 0) glyph.codePoints = own;
        return glyph;
      }),
      positions: shaped.map(({ position }) => ({ ...position })),
      advanceWidth: shaped.reduce((sum, { position }) => sum + position.xAdvance, 0),
    } as GlyphRun;
  };
  return font;
};

const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/**
 * Fonts of the documents' faces: one for Bengali, and one for Latin, Greek and Cyrillic. Chinese
 * and Japanese have one font each for both faces, because a second weight would add 2.5 MB.
 */
export const fonts = {
  'sans-bengali': once(() => load('NotoSansBengali-Regular.ttf')),
  'sans-latin': once(() => load('NotoSans-Regular.ttf')),
  'serif-bengali': once(() => load('NotoSerifBengali-Bold.ttf')),
  'serif-latin': once(() => load('NotoSerif-Bold.ttf')),
  chinese: once(() => load('NotoSansSC-Regular.ttf')),
  japanese: once(() => load('NotoSansJP-Regular.ttf')),
};
export type Face = 'sans' | 'serif';

/** File of the Bengali letters, for a page outside the web app. */
export const bengaliFontFile = once(() =>
  readFileSync(join(folder, 'NotoSansBengali-Regular.ttf')),
);
