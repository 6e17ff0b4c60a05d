/**
 * Measures the width of Bengali faces against ours, by the words of the Bengali texts, for the
 * fallbacks in `libs/shared/ui/src/theme/fonts.css`:
 *
 *     node tools/fonts/measure.mjs Lohit-Bengali.ttf …
 */
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../libs/shared/', import.meta.url);
const ours = new URL('ui/src/theme/fonts/noto-sans-bengali.woff2', folder).pathname;
const texts = new URL('words/src/locales/bn/', folder);

const words = readdirSync(texts)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readFileSync(new URL(name, texts), 'utf8').match(/[\u0980-\u09ff]+/g));

const context = createCanvas(1, 1).getContext('2d');
const widthOf = (file, weight) => {
  GlobalFonts.registerFromPath(file, file);
  context.font = `100px "${file}"`;
  context.fontVariationSettings = `'wght' ${weight}`;
  return words.reduce((sum, word) => sum + context.measureText(word).width, 0);
};

for (const file of process.argv.slice(2)) {
  for (const weight of [400, 600]) {
    const sizeAdjust = (widthOf(ours, weight) / widthOf(file, weight)) * 100;
    console.log(`${file}, for ${weight}: size-adjust ${sizeAdjust.toFixed(1)}%`);
  }
}
