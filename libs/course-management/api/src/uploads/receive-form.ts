import {
  resumableUploadSchema,
  type UploadKind,
  uploadLimits,
} from '@lms/course-management/contract';
import {
  type Deps,
  ProblemError,
  validate,
  withFormProblems,
  withWorkFile,
} from '@lms/server/platform';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Sender, storeUpload } from './finish-upload';
import { requireRoom } from './upload-files';
import { dropUpload, openUpload, type UploadRow } from './upload-store';

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
 * Receives and stores the only file of a multipart form.
 *
 * @throws ProblemError request.unsupportedType, request.malformed or request.tooLarge
 */
export const receiveForm = async (deps: Deps, by: Sender, kind: UploadKind): Promise<UploadRow> => {
  const { caller, request } = by;
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  // Without a content length, the form may be as large as its kind allows.
  const length = request.headers['content-length'] ?? uploadLimits[kind];
  await requireRoom(deps.config, Number(length));
  return withWorkFile(deps.config, async (path) => {
    const name = await writeFormFile(request, kind, path);
    const { size: bytes } = await stat(path);
    const input = validate(resumableUploadSchema, { kind, name, bytes });
    const upload = await openUpload(deps, caller, input, bytes);
    try {
      return await storeUpload(deps, by, upload, path);
    } catch (error) {
      await dropUpload(deps, upload);
      throw error;
    }
  });
};
