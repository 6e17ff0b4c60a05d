import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { resumableUploadSchema, type UploadKind, uploadLimits } from '@lms/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import type { Caller } from '../../../http/caller';
import { ProblemError } from '../../../http/problems';
import { validate } from '../../../http/validate';
import { newFileName, partFile, removeFile, requireRoom, sizeOf } from './upload-files';
import { openUpload, type UploadRow } from './upload-store';

const write = async ({ file }: MultipartFile, path: string) => {
  try {
    await pipeline(file, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    // The disk's faults name what was asked of it; the others are those of the form.
    throw (error as NodeJS.ErrnoException).syscall ? error : new ProblemError('request.malformed');
  }
  if (file.truncated) throw new ProblemError('request.tooLarge');
};

/**
 * Takes the one file of a form.
 *
 * @throws ProblemError request.unsupportedType, request.malformed or request.tooLarge
 */
export const takeForm = async (
  deps: Deps,
  caller: Caller,
  request: FastifyRequest,
  kind: UploadKind,
): Promise<UploadRow> => {
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  await requireRoom(deps.config, Number(request.headers['content-length'] ?? 0));
  const part = await request.file({ limits: { fileSize: uploadLimits[kind] } });
  if (!part) throw new ProblemError('request.malformed');
  const path = partFile(deps.config, newFileName());
  try {
    await write(part, path);
    const bytes = await sizeOf(path);
    const input = validate(resumableUploadSchema, { kind, name: part.filename, bytes });
    const upload = await openUpload(deps, caller, input, bytes);
    await rename(path, partFile(deps.config, upload.id));
    return upload;
  } finally {
    await removeFile(path);
  }
};
