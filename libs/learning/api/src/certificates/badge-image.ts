import sharp from 'sharp';
import { flowerSvg } from './badge-flower';
import { colorsOf, type Patch } from './certificate-ornament';

const size = 512;

/** A ring of waves with something in it, drawn around the middle. */
const seal = (rim: string, middle: string) => {
  const points = Array.from({ length: 240 }, (_, step) => {
    const angle = (step / 240) * 2 * Math.PI;
    const radius = 228 + 14 * Math.sin(20 * angle);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512" width="${size}" height="${size}">
<polygon points="${points.join(' ')}" fill="${rim}"/>
<circle r="196" fill="#fdfcf8"/>
${middle}
</svg>`;
};

/** Seal of all certificates, with a tick in it. */
const tick = `<circle r="178" fill="#14213d"/>
<path d="m-86 6 58 58 116-124" fill="none" stroke="#fdfcf8" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"/>`;

const pngOf = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

let drawn: Promise<Buffer> | undefined;

/** Draws the image that the address in every badge shows, as PNG, which all wallets know. */
export const badgeImage = (): Promise<Buffer> => (drawn ??= pngOf(seal('#a9842f', tick)));

/** Draws the image of a course's certificates: its flower in its colours. */
export const courseSeal = (patch: Patch): string =>
  seal(colorsOf(patch).ground, `<g transform="scale(1.8)">${flowerSvg(patch)}</g>`);

export const courseSealPng = (patch: Patch): Promise<Buffer> => pngOf(courseSeal(patch));
