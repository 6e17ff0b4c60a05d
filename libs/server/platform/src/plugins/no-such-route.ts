import { apiBase } from '@lms/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problems';

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

/** Paths of the specification's generic calls, under the path of each entity that is found. */
const genericPaths = ['', '/:id', '/updateStatus', '/deleteItems'];

/**
 * Answers unknown paths under the API's base with 404, or with 405 and `Allow` if another method
 * exists (RFC 9110, section 15.5.6) or an entity has not the generic call; never with a page.
 */
export const noSuchRoutePlugin = (app: FastifyInstance) => {
  const isGeneric = (path: string) =>
    app.routeRecords.some(
      (record) =>
        record.path.endsWith('/find') &&
        genericPaths.some((generic) =>
          toPattern(record.path.replace(/\/find$/, generic)).test(path),
        ),
    );
  app.all(`${apiBase}/*`, (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`;
    const methods = app.routeRecords
      .filter((record) => toPattern(record.path).test(path))
      .map((record) => record.method);
    if (methods.length === 0 && !isGeneric(path)) throw new ProblemError('entity.notFound');
    reply.header('allow', [...new Set(methods)].join(', '));
    throw new ProblemError('request.methodNotAllowed');
  });
  app.setNotFoundHandler(() => {
    throw new ProblemError('entity.notFound');
  });
};
