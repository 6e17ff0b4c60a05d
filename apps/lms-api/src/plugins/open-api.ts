import { apiBase, antiForgeryHeader } from '@lms/contract';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { Schema } from 'yup';
import type { RouteRecord } from '../http/route';

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  default?: unknown;
  additionalProperties?: boolean;
}

/** Says what the converter leaves out: unknown properties are refused, and no object has a default. */
const closed = ({ default: value, ...schema }: JsonSchema): JsonSchema => {
  const { properties, items } = schema;
  if (items) return { ...schema, items: closed(items) };
  if (!properties) return value === undefined ? schema : { ...schema, default: value };
  const parts = Object.entries(properties).map(([name, part]) => [name, closed(part)]);
  return { ...schema, properties: Object.fromEntries(parts), additionalProperties: false };
};

const toJsonSchema = (schema: Schema) => closed(convertSchema(schema as never) as JsonSchema);

const queryParameters = (query: Schema | undefined) => {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const toOperation = ({ summary, access, body, query, path, method }: RouteRecord) => ({
  summary,
  tags: [path.split('/')[1]],
  security: access === 'public' ? [] : [{ bearer: [] }],
  ...(access !== 'public' && { 'x-permission': access.name }),
  parameters: [
    ...pathParameters(path),
    ...queryParameters(query),
    ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/AntiForgery' }]),
  ],
  ...(body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toJsonSchema(body) } },
    },
  }),
  responses: {
    '2XX': { description: 'Done' },
    '4XX': problem('Refused; `code` tells why'),
    '5XX': problem('A fault of the server'),
  },
});

/** The OpenAPI 3.1 document of every route that was declared with `route`. */
export const toOpenApi = (records: RouteRecord[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const record of records) {
    const path = record.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [record.method.toLowerCase()]: toOperation(record) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'LMS', version: '1' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        AntiForgery: {
          name: antiForgeryHeader,
          in: 'header',
          description: 'The value of the cookie XSRF-TOKEN, where there is one.',
          schema: { type: 'string' },
        },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'code', 'requestId'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string' },
            requestId: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['field', 'code'],
                properties: {
                  field: { type: 'string' },
                  code: { type: 'string' },
                  params: { type: 'object' },
                },
              },
            },
          },
        },
      },
    },
  };
};

/** Publishes the document, made when somebody first asks for it. */
export const openApiPlugin = (app: FastifyInstance) => {
  let document: ReturnType<typeof toOpenApi> | undefined;
  app.get(`${apiBase}/openapi.json`, async () => (document ??= toOpenApi(app.routeRecords)));
};
