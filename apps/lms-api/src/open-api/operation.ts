import { isNamedId, type RouteRecord } from '@lms/server/platform';
import { answersOf } from './answers';
import { examples } from './examples';
import type { JsonSchema } from './json-schema';
import { operationIdOf } from './operation-id';
import { toJsonSchema } from './request-schema';
import { type Response, responsesOf } from './responses';

const queryParameters = ({ query }: RouteRecord) => {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const pathParameters = ({ path }: RouteRecord) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(isNamedId(name) && { format: 'uuid' }) },
  }));

const formSchema: JsonSchema = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
};

type Content = NonNullable<Response['content']>;

/** Content of a body: JSON by a schema, a form with one file, or bytes. */
const requestBodyOf = (record: RouteRecord): { required: true; content: Content } | undefined => {
  const { body, takes } = record;
  if (takes === 'multipart/form-data') {
    return { required: true, content: { [takes]: { schema: formSchema } } };
  }
  if (takes) return { required: true, content: { [takes]: {} } };
  if (!body) return undefined;
  const example = examples[operationIdOf(record)]?.request;
  return {
    required: true,
    content: {
      'application/json': { schema: toJsonSchema(body), ...(example !== undefined && { example }) },
    },
  };
};

/** A path as OpenAPI writes it. */
export const toTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** One call as the OpenAPI document tells it. */
export const toOperation = (record: RouteRecord) => {
  const { summary, access, method } = record;
  const requestBody = requestBodyOf(record);
  return {
    operationId: operationIdOf(record),
    summary,
    tags: [answersOf(record)?.domain ?? 'platform'],
    ...(access === 'public'
      ? { security: [] }
      : {
          description: `Needs the permission \`${access.name}\`.`,
          security: [{ bearer: [] }],
          'x-permission': access.name,
        }),
    parameters: [
      ...pathParameters(record),
      ...queryParameters(record),
      { $ref: '#/components/parameters/SeeAs' },
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/AntiForgery' }]),
    ],
    ...(requestBody && { requestBody }),
    responses: responsesOf(record),
  };
};
