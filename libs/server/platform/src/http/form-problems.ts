import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/** Codes of @fastify/multipart for parts that a form does not expect: fields, or another file. */
const unexpectedParts = ['FST_FIELDS_LIMIT', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT'];

/**
 * Reads a multipart form (RFC 7578) and converts the parser's errors about a malformed form to
 * problems. Errors of the disk have a system call and stay faults.
 *
 * @throws ProblemError request.malformed
 */
export const withFormProblems = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    const { code, statusCode, syscall } = error as NodeJS.ErrnoException & { statusCode?: number };
    const isUnexpected = unexpectedParts.includes(code ?? '');
    if (error instanceof ProblemError || ((statusCode || syscall) && !isUnexpected)) throw error;
    throw new ProblemError('request.malformed');
  }
};

export interface FormFile {
  /** File name as the client gives it. */
  name: string;
  content: Buffer;
}

/**
 * Reads the only file of a multipart request, which has no other part.
 *
 * @param maxBytes maximum size; the limit of all forms by default
 * @throws ProblemError request.unsupportedType, request.malformed or request.tooLarge
 */
export const readNamedFile = async (
  request: FastifyRequest,
  maxBytes?: number,
): Promise<FormFile> => {
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  const limits = maxBytes === undefined ? undefined : { limits: { fileSize: maxBytes } };
  const found = await withFormProblems(async () => {
    let file: FormFile | undefined;
    for await (const part of request.parts(limits)) {
      if (part.type === 'file') file = { name: part.filename, content: await part.toBuffer() };
    }
    return file;
  });
  if (!found) throw new ProblemError('request.malformed');
  return found;
};

/** Reads the content of {@link readNamedFile}. */
export const readFormFile = async (request: FastifyRequest, maxBytes?: number): Promise<Buffer> =>
  (await readNamedFile(request, maxBytes)).content;
