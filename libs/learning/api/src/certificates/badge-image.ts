import sharp from 'sharp';

const size = 512;

/** Seal of the certificates: a ring of waves with a tick in it. */
const seal = () => {
  const points = Array.from({ length: 240 }, (_, step) => {
    const angle = (step / 240) * 2 * Math.PI;
    const radius = 228 + 14 * Math.sin(20 * angle);
    return `${(256 + radius * Math.cos(angle)).toFixed(1)},${(256 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}">
<polygon points="${points.join(' ')}" fill="#a9842f"/>
<circle cx="256" cy="256" r="196" fill="#fdfcf8"/>
<circle cx="256" cy="256" r="178" fill="#14213d"/>
<path d="m170 262 58 58 116-124" fill="none" stroke="#fdfcf8" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
};

let drawn: Promise<Buffer> | undefined;

/** Draws the image of every badge as PNG, which all wallets show. */
export const badgeImage = (): Promise<Buffer> =>
  (drawn ??= sharp(Buffer.from(seal())).png({ compressionLevel: 9 }).toBuffer());
