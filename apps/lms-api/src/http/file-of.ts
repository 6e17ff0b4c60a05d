import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/** What breaks off in the middle is the form's fault; a limit's refusal has its own status. */
const malformed = (error: { statusCode?: number }) => {
  throw error.statusCode ? error : new ProblemError('request.malformed');
};

/**
 * The one file of a form, of at most so many bytes.
 *
 * @throws ProblemError request.unsupportedType or request.malformed
 */
export const fileOf = async (request: FastifyRequest, mostBytes: number) => {
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  const limits = { files: 1, fields: 0, fileSize: mostBytes };
  const bytes = await request
    .file({ limits })
    .then((file) => file?.toBuffer())
    .catch(malformed);
  if (!bytes) throw new ProblemError('request.malformed');
  return bytes;
};
