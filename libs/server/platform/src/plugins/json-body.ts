import type { FastifyInstance } from 'fastify';

/** Takes an empty body for none, as `POST /auth/logout` sends it; refuses `__proto__` in a full one. */
export const jsonBodyPlugin = (app: FastifyInstance) => {
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
