import { mapRichTexts } from '@lms/assessment';
import type { Picture } from '@lms/assessment/formats';
import type { ImportProblem } from '@lms/contract';
import { type Transaction, uploads } from '@lms/server/database';
import { type Deps, encodePicture, storedName, uploadsPath } from '@lms/server/platform';
import { createHash } from 'node:crypto';
import { planSweep } from '../uploads/sweep-uploads';
import { newFileName, requireRoom } from '../uploads/upload-files';
import type { FoundBank } from './find-bank';
import type { PreparedItem } from './prepare-question';

/** Encoding a picture takes time. */
const maxPictures = 300;

interface EncodedPicture {
  fileName: string;
  name: string;
  bytes: Buffer;
}

const encode = async ({ name, bytes }: Picture): Promise<EncodedPicture | undefined> => {
  const encoded = await encodePicture(bytes).catch(() => undefined);
  return encoded && { fileName: `${newFileName()}.webp`, name: name.slice(0, 200), bytes: encoded };
};

/** Encodes each picture once, even if a file repeats it. */
const encoder = () => {
  const byHash = new Map<string, EncodedPicture | undefined>();
  return {
    byHash,
    encodeOnce: async (picture: Picture) => {
      const hash = createHash('sha256').update(picture.bytes).digest('hex');
      if (!byHash.has(hash) && byHash.size < maxPictures) byHash.set(hash, await encode(picture));
      return byHash.get(hash);
    },
  };
};

/** Encodes the pictures of a file and puts their addresses into the questions. */
export const encodePictures = async (items: PreparedItem[]) => {
  const { byHash, encodeOnce } = encoder();
  const place = async ({ item, question }: PreparedItem): Promise<PreparedItem> => {
    if (!question || question.pictures.length === 0) return { item, question };
    const errors: ImportProblem[] = [];
    let { content } = question;
    for (const picture of question.pictures) {
      const { placeholder, name } = picture;
      const encoded = await encodeOnce(picture);
      const address = uploadsPath + encoded?.fileName;
      const params = { name: name.slice(0, 100) };
      if (!encoded) errors.push({ line: item.line, code: 'pictureInvalid', params });
      content = mapRichTexts(content, (html) => html.replaceAll(placeholder, address));
    }
    return errors.length > 0
      ? { item: { ...item, errors }, question: null }
      : { item, question: { ...question, content } };
  };
  const placed: PreparedItem[] = [];
  for (const prepared of items) placed.push(await place(prepared));
  return { items: placed, pictures: [...byHash.values()].flatMap((picture) => picture ?? []) };
};

/** Writes the files. Unused ones are swept within two days. */
export const writePictures = async (deps: Deps, pictures: EncodedPicture[]) => {
  if (pictures.length === 0) return;
  await requireRoom(
    deps.config,
    pictures.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
  await planSweep(deps);
  for (const { fileName, bytes } of pictures) {
    await deps.files.put(storedName(uploadsPath + fileName), bytes);
  }
};

/** Records the pictures as uploads of the bank's organization. */
export const storePictures = async (
  tx: Transaction,
  { organizationId }: FoundBank,
  pictures: EncodedPicture[],
  { userId, storedAt }: { userId: string; storedAt: string },
) => {
  if (pictures.length === 0) return;
  await tx.insert(uploads).values(
    pictures.map(({ fileName, name, bytes: { length } }) => ({
      organizationId,
      userId,
      fileName,
      name,
      storedAt,
      kind: 'IMAGE' as const,
      bytes: length,
      received: length,
    })),
  );
};
