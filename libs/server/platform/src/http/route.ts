import { apiBase, isId, type Permission } from '@lms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, type Schema } from 'yup';
import { type Caller, type FindCaller, requireScope, type Scope } from './caller';
import { requireMediaType } from './media-type';
import { isNamedId } from './params';
import { ProblemError } from './problems';
import { rateLimitOf } from './rate-limit-of';
import { validate } from './validate';

/** Access to a call: everybody, or the holders of a permission. */
type Access = 'public' | Permission;

/**
 * Names of a path's parameters: `id` in `/course/:id/lesson`, `serial` in
 * `/certificate/:serial.pdf`.
 */
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
  /** Caller; in a public route only if the request carries a valid token. */
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteOptions<Body, Query, Of extends Access, Path extends string> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Path under the API's base, with `:name` for parameters. Those named `id` or `…Id` must be ids.
   */
  path: Path;
  summary: string;
  /** Name of the call in the OpenAPI document, if the derived one would be poor. */
  operationId?: string;
  access: Of;
  /**
   * Marks a call that changes nothing, and so is allowed during a view as another user. By default
   * only GET calls are; a POST may read if its query is too large for a URL.
   */
  reads?: boolean;
  /** Open to those who have yet to turn on the second factor that their role demands. */
  beforeSecondFactor?: boolean;
  /** Replaces the look-up of the caller by one that reads more about them. */
  findCaller?: FindCaller;
  body?: Schema<Body>;
  /** Media type of a body without a schema, which the handler reads from the request. */
  takes?: 'multipart/form-data' | 'application/octet-stream' | 'application/json';
  query?: Schema<Query>;
  /** Requests per minute from one address; the server-wide limit by default. */
  limitPerMinute?: number;
  /** Key by which a request is counted instead of its address; the call is not validated yet. */
  limitKey?: (request: FastifyRequest) => Promise<string | undefined>;
  /** Maximum size of the body in bytes; the server-wide limit by default. */
  bodyLimit?: number;
  handle: (
    context: RouteContext<Body, Query, Path> &
      (Of extends 'public' ? object : { caller: Caller; scope: Scope }),
  ) => unknown;
}

/** Declared route, for the OpenAPI document and the permission tests. */
export type RouteRecord = Pick<
  RouteOptions<unknown, unknown, Access, string>,
  'method' | 'path' | 'summary' | 'operationId' | 'access' | 'body' | 'takes' | 'query'
> & { reads: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    routeRecords: RouteRecord[];
  }
}

/** Answers 404 for a malformed id or a text that the database can't store. */
const checkParams = (params: Record<string, string>) => {
  for (const [name, value] of Object.entries(params)) {
    const isInvalid = value.includes('\0') || (isNamedId(name) && !isId(value));
    if (isInvalid) throw new ProblemError('entity.notFound');
  }
};

const nothing = object({}).noUnknown();
/** Validates a query or body; a call without a schema takes none. */
const checked = <T>(schema: Schema<T> | undefined, given: unknown) => {
  if (schema) return validate(schema, given);
  validate(nothing, given);
  return undefined;
};

/** Tells whether a request is an API call, by its route: a URL can be written in several ways. */
export const isApiCall = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url?.startsWith(apiBase) ?? false;

/** Declares an API call: its access, validation and documentation. */
export const route = <Of extends Access, Path extends string, Body = undefined, Query = undefined>(
  app: FastifyInstance,
  options: RouteOptions<Body, Query, Of, Path>,
) => {
  const { method, path, access, reads = method === 'GET', body, query, takes } = options;
  const { beforeSecondFactor = false } = options;
  app.routeRecords.push({ ...options, reads } as unknown as RouteRecord);
  app.route({
    method,
    url: apiBase + path,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    config: {
      reads,
      beforeSecondFactor,
      findCaller: options.findCaller,
      ...(options.limitPerMinute && {
        rateLimit: rateLimitOf(options.limitPerMinute, options.limitKey),
      }),
    },
    handler: async (request, reply) => {
      if (request.caller?.viewedAsUntil && !reads) {
        throw new ProblemError('seeAs.readOnly');
      }
      const scope = access === 'public' ? undefined : requireScope(request, access);
      const params = request.params as Record<string, string>;
      checkParams(params);
      requireMediaType(request, takes);
      const context = {
        body: takes ? undefined : checked(body, request.body ?? {}),
        query: checked(query, request.query),
        params,
        // Without the second factor that the role demands, one sees what every visitor sees.
        caller: request.caller?.needsSecondFactor && !beforeSecondFactor ? null : request.caller,
        scope,
        request,
        reply,
      };
      return options.handle(context as Parameters<typeof options.handle>[0]);
    },
  });
};
