import { apiBase, isId, type Permission } from '@lms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import { type Caller, requireScope, type Scope } from './caller';
import { isNamedId } from './params';
import { ProblemError } from './problems';
import { validate } from './validate';

/** Who may call: everybody, or whom the permission table names. */
type Access = 'public' | Permission;

/** `id` of `/course/:id/lesson` and `serial` of `/certificate/:serial.pdf`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? FirstName<Rest> | ParamName<Rest>
  : never;
type FirstName<Rest extends string> = Rest extends `${infer Name}/${string}`
  ? Name
  : Rest extends `${infer Name}.${string}`
    ? Name
    : Rest;

interface RouteContext<Body, Query, Path extends string> {
  body: Body;
  query: Query;
  params: Record<ParamName<Path>, string>;
  /** Of a public route it is there when the request carries a good token. */
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteOptions<Body, Query, Of extends Access, Path extends string> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under the API's base, with `:name` for parameters; those named `id` or `…Id` must be ids. */
  path: Path;
  summary: string;
  /** The call's name in the OpenAPI document, where its rule would make a bad one. */
  operationId?: string;
  access: Of;
  /**
   * Whether the call changes nothing, so that who looks through somebody's eyes may make it; without
   * it a GET does and nothing else. What takes more than an address can hold is read by POST.
   */
  reads?: boolean;
  body?: Schema<Body>;
  /** The media type of a body that is not JSON. */
  takes?: 'multipart/form-data' | 'application/octet-stream';
  query?: Schema<Query>;
  /** Requests a minute from one address; without it the server-wide limit stands. */
  limitPerMinute?: number;
  /** Bytes that the body may have; without it the server-wide limit stands. */
  bodyLimit?: number;
  handle: (
    context: RouteContext<Body, Query, Path> &
      (Of extends 'public' ? object : { caller: Caller; scope: Scope }),
  ) => unknown;
}

/** A route as the OpenAPI document and the permission tests read it. */
export type RouteRecord = Pick<
  RouteOptions<unknown, unknown, Access, string>,
  'method' | 'path' | 'summary' | 'operationId' | 'access' | 'body' | 'takes' | 'query'
> & { reads: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    routeRecords: RouteRecord[];
  }
}

/** What has not the form of an id, or holds what the database can't, names nothing. */
const checkParams = (params: Record<string, string>) => {
  for (const [name, value] of Object.entries(params)) {
    const isOdd = value.includes('\0') || (isNamedId(name) && !isId(value));
    if (isOdd) throw new ProblemError('entity.notFound');
  }
};

/** Whether a request reaches the API: by its route, for an address can be written in many ways. */
export const isApiCall = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url?.startsWith(apiBase) ?? false;

/** The one way to declare an API call: access, validation and documentation from one description. */
export const route = <Of extends Access, Path extends string, Body = undefined, Query = undefined>(
  app: FastifyInstance,
  options: RouteOptions<Body, Query, Of, Path>,
) => {
  const { method, path, access, reads = method === 'GET', body, query } = options;
  app.routeRecords.push({ ...options, reads } as unknown as RouteRecord);
  app.route({
    method,
    url: apiBase + path,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.limitPerMinute && {
      config: { rateLimit: { max: options.limitPerMinute, timeWindow: '1 minute' } },
    }),
    handler: async (request, reply) => {
      if (request.caller?.seenUntil && !reads) {
        throw new ProblemError('seeAs.readOnly');
      }
      const scope = access === 'public' ? undefined : requireScope(request, access);
      const params = request.params as Record<string, string>;
      checkParams(params);
      const context = {
        body: body ? validate(body, request.body ?? {}) : undefined,
        query: query ? validate(query, request.query) : undefined,
        params,
        caller: request.caller,
        scope,
        request,
        reply,
      };
      return options.handle(context as Parameters<typeof options.handle>[0]);
    },
  });
};
