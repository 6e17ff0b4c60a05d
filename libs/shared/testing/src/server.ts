import { apiBase, type Problem, type ProblemCode } from '@lms/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** Answers the calls of a test; a call that no handler expects fails the test. */
export const server = setupServer();

/** One request that arrived, as the server saw it. */
export interface ReceivedCall {
  method: string;
  /** Below the API's base, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** Every expected call since the test began, oldest first. */
export const receivedCalls: ReceivedCall[] = [];

let testsOver = 0;

/** Ends what belongs to one test: a call that it left under way is not heard any more. */
export const forgetCalls = () => {
  testsOver += 1;
  server.resetHandlers();
  receivedCalls.length = 0;
};

let held: Promise<void> | undefined;

/** Answers no call while the reader does something that is quicker than a server. */
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
 * @param path below the API's base; may have parameters such as `:id`
 * @param answer JSON, a response such as {@link problem}, or a function that gives one; without it 204
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
      // One that is given for good answers each call anew.
      return given instanceof Response ? given.clone() : HttpResponse.json(given);
    }),
  );
};

/** A failure as the server sends it. */
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

/** The server can't be reached. */
export const offline = () => HttpResponse.error();
