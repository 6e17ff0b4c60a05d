/**
 * Makes the fonts of the web pages (`libs/shared/ui/src/theme/fonts`): both weights in one variable
 * file, without the letters that nobody reads here. Needs three packages, which nothing else does:
 *
 *     npm install --no-save subset-font@2.9.0 @fontsource-variable/noto-sans@5.3.0 @fontsource-variable/noto-sans-bengali@5.3.0
 *     node tools/fonts/make.mjs
 */
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

for (const [name, [source, ranges]] of Object.entries(files)) {
  const font = await subsetFont(readFileSync(new URL(source, packages)), lettersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  });
  writeFileSync(new URL(name, folder), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`);
}
