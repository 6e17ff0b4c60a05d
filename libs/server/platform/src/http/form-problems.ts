import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/**
 * Reads a multipart form. Its parser tells of a broken one by errors that say nothing but what it
 * missed; those of the disk name what was asked of it, and stay faults.
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
 * The one file that a request carries.
 *
 * @param maxBytes instead of the limit that all forms have
 * @throws ProblemError request.unsupportedType, request.malformed or request.tooLarge
 */
export const readFormFile = async (request: FastifyRequest, maxBytes?: number): Promise<Buffer> => {
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  const limits = maxBytes === undefined ? undefined : { limits: { fileSize: maxBytes } };
  const content = await withFormProblems(async () => (await request.file(limits))?.toBuffer());
  if (!content) throw new ProblemError('request.malformed');
  return content;
};
