import { apiBase } from '@lms/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problems';

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

/** Under the API's base: 405 where another method would do, else 404; never a page. */
export const noSuchRoutePlugin = (app: FastifyInstance) => {
  app.all(`${apiBase}/*`, (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`;
    const methods = app.routeRecords
      .filter((record) => toPattern(record.path).test(path))
      .map((record) => record.method);
    if (methods.length === 0) throw new ProblemError('entity.notFound');
    reply.header('allow', [...new Set(methods)].join(', '));
    throw new ProblemError('request.methodNotAllowed');
  });
  app.setNotFoundHandler(() => {
    throw new ProblemError('entity.notFound');
  });
};
