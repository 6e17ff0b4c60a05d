import sharp from 'sharp';

/** Maximum width and height in pixels: enough for a cover on a large screen. */
const maxSide = 1_920;
/** Maximum number of pixels: a small file can hold an enormous picture. */
const maxPixels = 50_000_000;
const formats = ['jpeg', 'png', 'webp', 'gif'];

/**
 * Encodes a picture again, which removes metadata such as the place, and data hidden in the file.
 * Only the first frame of an animation is kept (WCAG 2.2, success criterion 2.2.2).
 *
 * @throws Error for anything but JPEG, PNG, WebP or GIF
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
