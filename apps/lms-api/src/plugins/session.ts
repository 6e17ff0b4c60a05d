import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { findCaller } from '../modules/auth/sessions';

/** Finds out who makes a request. A token that is no longer good makes it an anonymous one. */
export const sessionPlugin = (app: FastifyInstance, deps: Deps) => {
  app.decorateRequest('caller', null);
  app.addHook('preParsing', async (request) => {
    const token = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token) request.caller = await findCaller(deps, token);
  });
};
