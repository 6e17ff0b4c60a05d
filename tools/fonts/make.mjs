/**
 * Makes the fonts of the web pages (`libs/shared/ui/src/theme/fonts`): both weights in one variable
 * file, without the letters that nobody reads here. Needs four packages, which nothing else does:
 *
 *     npm install --no-save subset-font@2.9.0 fontverter@2.0.0 @fontsource-variable/noto-sans@5.3.0 @fontsource-variable/noto-sans-bengali@5.3.0
 *     node tools/fonts/make.mjs
 */
import fontverter from 'fontverter';
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const folder = new URL('../../libs/shared/ui/src/theme/fonts/', import.meta.url);

const latin = 'noto-sans/files/noto-sans-latin-wght-normal.woff2';
const bengali = 'noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2';

/** Files with their letters. The taka sign comes without the Bengali letters: every price has it. */
const files = {
  'noto-sans-latin.woff2': [latin, [[0x20, 0x2122], [0x2212]]],
  'noto-sans-taka.woff2': [bengali, [[0x9f3]]],
  'noto-sans-bengali.woff2': [
    bengali,
    [[0x964, 0x965], [0x980, 0x9fe], [0x200c, 0x200d], [0x25cc]],
  ],
};

const lettersOf = (ranges) =>
  ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** Mean advance of a Bengali letter or sign in the Bengali texts, in units of the font. */
const bengaliAdvance = 463;

/**
 * Makes the box for a missing letter as wide as Bengali letters are: on a device without them, lines
 * keep their breaks when ours arrive. The box is the first glyph, so the first entry of `hmtx`.
 */
const setBoxWidth = (font) => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const hmtx = tables.find((at) => font.toString('latin1', at, at + 4) === 'hmtx');
  font.writeUInt16BE(bengaliAdvance, font.readUInt32BE(hmtx + 8));
  return font;
};

for (const [name, [source, ranges]] of Object.entries(files)) {
  const subset = await subsetFont(readFileSync(new URL(source, packages)), lettersOf(ranges), {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  });
  const font = await fontverter.convert(setBoxWidth(subset), 'woff2');
  writeFileSync(new URL(name, folder), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`);
}
