import { seeAsHeader } from '@lms/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { findViewedUser } from './find-viewed-user';
import { findCaller } from './sessions';

/**
 * Identifies the caller by the bearer token (RFC 6750). An invalid token makes the request
 * anonymous; during a view as another user the caller is that user.
 */
export const sessionPlugin = (app: FastifyInstance, deps: Deps) => {
  app.decorateRequest('caller', null);
  app.addHook('preParsing', async (request) => {
    const token = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    const find = request.routeOptions.config.findCaller ?? findCaller;
    if (token) request.caller = await find(deps, token);
    const seeAsId = request.headers[seeAsHeader];
    if (request.caller && seeAsId !== undefined) {
      request.caller = await findViewedUser(deps, request.caller, String(seeAsId));
    }
  });
};
