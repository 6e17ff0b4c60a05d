import sharp from 'sharp';

/** Wide enough for a cover on a large screen, and for what a text shows. */
const maxSide = 1_920;
/** A small file can hold an enormous picture. */
const maxPixels = 50_000_000;
const formats = ['jpeg', 'png', 'webp', 'gif'];

/**
 * A picture encoded anew: what hides in a file beside its pixels, and what a camera notes of place and
 * time, is left out. Of a moving one the first image stays: nothing moves that nobody can stop.
 *
 * @throws Error for what is no JPEG, PNG, WebP or GIF
 */
export const encodePicture = async (file: string | Uint8Array): Promise<Buffer> => {
  const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!formats.includes(format)) throw new Error(format);
  return picture
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
};
