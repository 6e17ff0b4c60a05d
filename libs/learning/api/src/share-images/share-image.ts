import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Size in pixels that networks show beside a shared link (Open Graph, 1.91 to 1). */
const width = 1200;
const height = 630;
/** Bytes of pictures that are kept. */
const maxBytes = 16 * 1024 * 1024;

export const white = '#ffffff';
/** Left edge and width of the text, beside which the flowers stand. */
export const column = { x: 84, width: 560 };
/** Middle of the flowers, which are 2 times 100 units wide. */
export const middle = { x: 912, y: 315 };

/** Drawing with a dashed seam around it. */
export const shareDrawing = (ground: string, thread: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path d="M0 0h${width}v${height}H0z" fill="${ground}"/>
<rect x="28" y="28" width="${width - 56}" height="${height - 56}" rx="20" fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="16 11"/>
${content}
</svg>`;

/** Pictures by their drawings: what has changed is another drawing. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: (bytes, svg) => bytes.length + svg.length,
});

/** Renders a drawing as PNG, which every network shows. */
export const sharePng = async (svg: string): Promise<Buffer> => {
  const known = drawn.get(svg);
  if (known) return known;
  const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  drawn.set(svg, bytes);
  return bytes;
};
