import {
  resumableUploadSchema,
  type UploadKind,
  uploadLimits,
} from '@lms/course-management/contract';
import {
  type Caller,
  type Deps,
  ProblemError,
  validate,
  withFormProblems,
} from '@lms/server/platform';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileSize, newFileName, partFile, removeFile, requireRoom } from './upload-files';
import { openUpload, type UploadRow } from './upload-store';

/** Writes the form's file to the place where it is checked. */
const writeFormFile = (request: FastifyRequest, kind: UploadKind, path: string) =>
  withFormProblems(async () => {
    const part = await request.file({ limits: { fileSize: uploadLimits[kind] } });
    if (!part) throw new ProblemError('request.malformed');
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated) throw new ProblemError('request.tooLarge');
    return part.filename;
  });

/**
 * Receives the only file of a multipart form.
 *
 * @throws ProblemError request.unsupportedType, request.malformed or request.tooLarge
 */
export const receiveForm = async (
  deps: Deps,
  caller: Caller,
  request: FastifyRequest,
  kind: UploadKind,
): Promise<UploadRow> => {
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  // Without a content length, the form may be as large as its kind allows.
  const length = request.headers['content-length'] ?? uploadLimits[kind];
  await requireRoom(deps.config, Number(length));
  const path = partFile(deps.config, newFileName());
  try {
    const name = await writeFormFile(request, kind, path);
    const bytes = await fileSize(path);
    const input = validate(resumableUploadSchema, { kind, name, bytes });
    const upload = await openUpload(deps, caller, input, bytes);
    await rename(path, partFile(deps.config, upload.id));
    return upload;
  } finally {
    await removeFile(path);
  }
};
