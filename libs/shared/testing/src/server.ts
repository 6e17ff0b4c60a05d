import { apiBase, type Problem, type ProblemCode } from '@lms/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Mock server; a call without a handler fails the test. Every list asks for the reader's views of
 * lists, of which there are none.
 */
export const server = setupServer(
  http.get(`*${apiBase}/user/me/list-views`, () => HttpResponse.json({ items: [] })),
);

/** Request as the server received it. */
export interface ReceivedCall {
  method: string;
  /** Path below the API's base, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** Expected calls since the test began, oldest first. */
export const receivedCalls: ReceivedCall[] = [];

let testsOver = 0;

/**
 * Resets handlers and recorded calls; a call still under way fails instead of reaching the next
 * test.
 */
export const forgetCalls = () => {
  testsOver += 1;
  server.resetHandlers();
  receivedCalls.length = 0;
};

let held: Promise<void> | undefined;

/** Delays all answers until `act` is done. */
export const holdAnswers = async (act: () => Promise<void>) => {
  held = act();
  await held;
};

type Method = 'get' | 'post' | 'put' | 'delete';
type Answer = JsonBodyType | Response;
type Respond = (call: ReceivedCall) => Answer | Promise<Answer>;

/**
 * Expects a call and answers it; the newest handler of a path wins.
 *
 * @param path - below the API's base, with parameters such as `:id`
 * @param answer - JSON, a response such as {@link problem}, or a function that returns one; 204 by
 * default
 */
export const onCall = (method: Method, path: string, answer?: Answer | Respond) => {
  const test = testsOver;
  server.use(
    http[method](`*${apiBase}${path}`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      await held;
      if (test !== testsOver) return HttpResponse.error();
      const isJson = request.headers.get('content-type')?.includes('json');
      const call = {
        method: request.method,
        path: pathname.slice(apiBase.length),
        query: searchParams,
        headers: request.headers,
        body: text && isJson ? (JSON.parse(text) as unknown) : text || undefined,
      };
      receivedCalls.push(call);
      const given = typeof answer === 'function' ? await answer(call) : answer;
      if (given === undefined) return new HttpResponse(null, { status: 204 });
      // Clone it, because a response can be read only once.
      return given instanceof Response ? given.clone() : HttpResponse.json(given);
    }),
  );
};

/** Builds a failure as the server sends it. */
export const problem = (
  status: number,
  code: ProblemCode,
  {
    headers,
    ...more
  }: Partial<Pick<Problem, 'errors' | 'savedBy'>> & { headers?: Record<string, string> } = {},
) =>
  new HttpResponse(
    JSON.stringify({
      type: `urn:lms:problem:${code}`,
      title: code,
      status,
      code,
      requestId: 'test-request',
      ...more,
    } satisfies Problem),
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** Simulates an unreachable server. */
export const offline = () => HttpResponse.error();
