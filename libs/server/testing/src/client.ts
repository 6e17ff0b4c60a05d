import { antiForgeryCookie, antiForgeryHeader, apiBase } from '@lms/contract';
import {
  antiForgeryValue,
  type Deps,
  type OpenedSession,
  openSession,
  refreshCookie,
} from '@lms/server/platform';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** An id that nothing has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

type Body = NonNullable<InjectOptions['payload']>;
type Options = Omit<InjectOptions, 'method' | 'url'>;

/** Creates a client for paths under the API's base; further options go to `app.inject`. */
export const createClient = (
  app: FastifyInstance,
  credentials: () => Promise<Options> = () => Promise.resolve({}),
) => {
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: Options) => {
    const own = await credentials();
    return app.inject({
      ...own,
      ...more,
      method,
      url: apiBase + path,
      headers: { ...own.headers, ...more.headers },
      cookies: { ...own.cookies, ...more.cookies },
    });
  };
  return {
    get: (path: string, options: Options = {}) => send('GET', path, options),
    post: (path: string, payload?: Body, options: Options = {}) =>
      send('POST', path, { ...options, ...(payload && { payload }) }),
    put: (path: string, payload?: Body, options: Options = {}) =>
      send('PUT', path, { ...options, ...(payload && { payload }) }),
    delete: (path: string, options: Options = {}) => send('DELETE', path, options),
  };
};

export type TestClient = ReturnType<typeof createClient>;

/** Returns bearer token, anti-forgery pair and refresh cookie, as the browser sends them. */
const credentialsOf = ({ config }: Deps, session: OpenedSession): Options => {
  const antiForgery = antiForgeryValue(config.secret, session.sessionId);
  return {
    headers: {
      authorization: `Bearer ${session.tokens.accessToken}`,
      [antiForgeryHeader]: antiForgery,
    },
    cookies: {
      [antiForgeryCookie]: antiForgery,
      [refreshCookie.nameOn(config)]: session.cookieHalf,
    },
  };
};

/** Creates a client that is signed in as the user; its first request opens the session. */
export const createSignedInClient = (app: FastifyInstance, deps: Deps, userId: string) => {
  let session: Promise<OpenedSession> | undefined;
  return createClient(app, async () => {
    session ??= openSession(deps.database.db, userId, deps.now());
    return credentialsOf(deps, await session);
  });
};
