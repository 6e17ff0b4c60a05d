import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ProblemError } from '../http/problems';
import { mediaFolder, mediaPath } from '../plugins/media';

const folder = 'pictures';
/** In pixels. */
interface PictureSize {
  width: number;
  height: number;
}
/** Of a person. */
const portrait: PictureSize = { width: 256, height: 256 };
/** A small file can hold an enormous picture. */
const maxPixels = 40_000_000;
const formats = ['jpeg', 'png', 'webp'];

const encode = async (bytes: Buffer, { width, height }: PictureSize) => {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new Error(format);
    // What a camera notes of place and time is left out.
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
 * Stores a picture, encoded anew.
 *
 * @param size the square of a person's portrait, where nothing else is named
 * @returns its address
 * @throws ProblemError request.unsupportedType for what is no JPEG, PNG or WebP
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

/** Removes a stored picture; an address of another kind is none of ours. */
export const removePicture = async (config: { dataDir: string }, address: string | null) => {
  const name = address?.startsWith(`${mediaPath}${folder}/`) && address.split('/').at(-1);
  if (name) await rm(join(mediaFolder(config), folder, name), { force: true });
};
