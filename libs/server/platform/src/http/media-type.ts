import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/** Media type (RFC 9110, section 8.3.1) with its parameters, of which only a charset matters. */
const contentType = /^\s*([^\s;]+)\s*(?:;(.*))?$/s;
const charset = /(?:^|;)\s*charset\s*=\s*"?([^\s";]*)/i;

/**
 * Refuses a body of another media type than a call takes, and JSON in another charset than UTF-8
 * (RFC 8259, section 8.1).
 *
 * @throws ProblemError request.unsupportedType
 */
export const requireMediaType = (
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  takes = 'application/json',
) => {
  const given = headers['content-type'];
  // The body of a GET is never read.
  if (given === undefined || method === 'GET' || method === 'HEAD') return;
  const [, type = '', parameters = ''] = contentType.exec(given) ?? [];
  const [, encoding = 'utf-8'] = charset.exec(parameters) ?? [];
  const isText = takes === 'application/json';
  if (type.toLowerCase() !== takes || (isText && encoding.toLowerCase() !== 'utf-8')) {
    throw new ProblemError('request.unsupportedType');
  }
};
