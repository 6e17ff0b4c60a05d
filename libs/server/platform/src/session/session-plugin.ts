import { seeAsHeader } from '@lms/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { findSeen } from './find-seen';
import { findCaller } from './sessions';

/**
 * Finds out who makes a request. A token that is no longer good makes it an anonymous one; a look
 * through somebody's eyes makes it theirs.
 */
export const sessionPlugin = (app: FastifyInstance, deps: Deps) => {
  app.decorateRequest('caller', null);
  app.addHook('preParsing', async (request) => {
    const token = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token) request.caller = await findCaller(deps, token);
    const seeAsId = request.headers[seeAsHeader];
    if (request.caller && seeAsId !== undefined) {
      request.caller = await findSeen(deps, request.caller, String(seeAsId));
    }
  });
};
