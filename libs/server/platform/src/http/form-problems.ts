import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

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
    const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
    if (error instanceof ProblemError || statusCode || syscall) throw error;
    throw new ProblemError('request.malformed');
  }
};

/**
 * Reads the only file of a multipart request.
 *
 * @param maxBytes maximum size; the limit of all forms by default
 * @throws ProblemError request.unsupportedType, request.malformed or request.tooLarge
 */
export const readFormFile = async (request: FastifyRequest, maxBytes?: number): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  const limits = maxBytes === undefined ? undefined : { limits: { fileSize: maxBytes } };
  const content = await withFormProblems(async () => (await request.file(limits))?.toBuffer());
  if (!content) throw new ProblemError('request.malformed');
  return content;
};
