import type { OrganizationDocument } from '@lms/org-management/contract';
import { encodePicture, ProblemError } from '@lms/server/platform';
import { open, writeFile } from 'node:fs/promises';

const isPdf = async (path: string) => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await file.read(Buffer.alloc(5), 0, 5, 0);
    const tail = await file.read(Buffer.alloc(1_024), 0, 1_024, Math.max(0, size - 1_024));
    const end = tail.buffer.toString('latin1', 0, tail.bytesRead);
    return head.buffer.toString('latin1') === '%PDF-' && end.includes('%%EOF');
  } finally {
    await file.close();
  }
};

/**
 * Detects a document's type from its content; pictures are re-encoded.
 *
 * @throws ProblemError request.unsupportedType
 */
export const checkDocumentContent = async (
  path: string,
): Promise<{ kind: OrganizationDocument['kind']; bytes?: number }> => {
  if (await isPdf(path)) return { kind: 'PDF' };
  try {
    const picture = await encodePicture(path);
    await writeFile(path, picture, { mode: 0o600 });
    return { kind: 'PICTURE', bytes: picture.length };
  } catch {
    throw new ProblemError('request.unsupportedType');
  }
};
