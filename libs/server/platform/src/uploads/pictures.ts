import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Deps } from '../deps';
import { FilesAwayError } from '../files/file-store';
import { ProblemError } from '../http/problems';
import { mediaPath, storedName } from '../plugins/media';

const folder = `${mediaPath}pictures/`;
const removeJob = 'remove-picture';
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
  { files }: Pick<Deps, 'files'>,
  bytes: Buffer,
  size: PictureSize = portrait,
) => {
  const picture = await encode(bytes, size);
  const address = `${folder}${randomBytes(16).toString('hex')}.webp`;
  await files.put(storedName(address), picture);
  return address;
};

/**
 * Removes a stored picture, later if the store of files is away; addresses outside the folder are
 * ignored.
 */
export const removePicture = async (
  { files, queue, database }: Pick<Deps, 'files' | 'queue' | 'database'>,
  address: string | null,
) => {
  if (!address?.startsWith(folder)) return;
  try {
    await files.remove(storedName(address));
  } catch (error) {
    if (!(error instanceof FilesAwayError)) throw error;
    await queue.enqueue(database.db, removeJob, address);
  }
};

/** Removes the pictures that could not be removed at once. */
export const removedPicturesJob = ({ files, queue }: Deps) =>
  queue.handle(removeJob, (address) => files.remove(storedName(address as string)));
