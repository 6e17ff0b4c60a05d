import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies, and no plain text, which Fastify would take as well. An empty body, as in
 * `POST /auth/logout`, counts as none; `__proto__` and `constructor.prototype` are refused.
 */
export const jsonBodyPlugin = (app: FastifyInstance) => {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    ['application/json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
};
