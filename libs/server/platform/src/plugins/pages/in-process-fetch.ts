import { apiBase } from '@lms/contract';
import type { FastifyInstance } from 'fastify';

/** Remote address of requests within the process; no outside connection can have it. */
export const inProcessAddress = 'in-process';

const passedOn = ['accept', 'content-type'];

/**
 * Creates a `fetch` for rendering pages on the server. It calls the API without a network, as an
 * anonymous visitor, and answers any other address with 404.
 */
export const createInProcessFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${apiBase}/`)) return new Response(null, { status: 404 });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      remoteAddress: inProcessAddress,
      headers: Object.fromEntries(
        passedOn.flatMap((name) => {
          const value = request.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
      ...(hasBody && { payload: await request.text() }),
    });
    const headers = { 'content-type': String(answer.headers['content-type'] ?? '') };
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };
