import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ProblemError } from '../http/problems';
import { mediaFolder, mediaPath } from '../plugins/media';

const folder = 'pictures';
/** Width and height in pixels. */
interface PictureSize {
  width: number;
  height: number;
}
/** Size of a person's portrait. */
const portrait: PictureSize = { width: 256, height: 256 };
/** Maximum number of pixels: a small file can hold an enormous picture. */
const maxPixels = 40_000_000;
const formats = ['jpeg', 'png', 'webp'];

const encode = async (bytes: Buffer, { width, height }: PictureSize) => {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new Error(format);
    // Encoding drops metadata such as the place.
    return await picture
      .rotate()
      .resize(width, height, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new ProblemError('request.unsupportedType');
  }
};

/**
 * Encodes a picture again and stores it.
 *
 * @param size size in pixels; a person's portrait by default
 * @returns address of the picture
 * @throws ProblemError request.unsupportedType for anything but JPEG, PNG or WebP
 */
export const storePicture = async (
  config: { dataDir: string },
  bytes: Buffer,
  size: PictureSize = portrait,
) => {
  const picture = await encode(bytes, size);
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await mkdir(join(mediaFolder(config), folder), { recursive: true, mode: 0o700 });
  await writeFile(join(mediaFolder(config), folder, name), picture, { mode: 0o600 });
  return `${mediaPath}${folder}/${name}`;
};

/** Removes a stored picture; addresses outside the folder are ignored. */
export const removePicture = async (config: { dataDir: string }, address: string | null) => {
  const name = address?.startsWith(`${mediaPath}${folder}/`) && address.split('/').at(-1);
  if (name) await rm(join(mediaFolder(config), folder, name), { force: true });
};
