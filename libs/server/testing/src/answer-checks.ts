import { apiBase, type Problem } from '@lms/contract';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { onSendAsyncHookHandler } from 'fastify';
import {
  answersOf,
  answerSchemas,
  problemSchema,
  problemsOf,
  type Response,
  responsesOf,
  type RouteRecord,
} from '@lms/server/platform';

/** Creates an Ajv with the document's schemas, each compiled at its first use. */
export const createAjv = () => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats.default(ajv);
  ajv.addFormat('idn-email', true);
  ajv.addFormat('password', true);
  ajv.addKeyword('components');
  const schemas = { ...answerSchemas, Problem: problemSchema };
  ajv.addSchema({ $id: 'document', components: { schemas } });
  return ajv;
};

/** Returns a schema whose references point into the document. */
export const inDocument = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));

const ajv = createAjv();
const validators = new Map<string, ValidateFunction>();
/** Documented responses by call. */
const declared = new Map<string, Record<string, Response>>();
const lies: string[] = [];

/** Returns and clears the answers that differ from the document. */
export const takeLies = () => lies.splice(0);

const validatorOf = (key: string, schema: unknown) => {
  const known = validators.get(key) ?? ajv.compile(inDocument(schema));
  validators.set(key, known);
  return known;
};

const problemMedia = 'application/problem+json';
const problemReference = { $ref: '#/components/schemas/Problem' };

const unlistedCode = (record: RouteRecord, problem: unknown) => {
  const { status, code } = problem as Problem;
  return problemsOf(record).includes(code) ? undefined : `${status} with ${code} is not declared`;
};

/** Returns the first difference of an answer from the document, if any. */
export const lieOf = (record: RouteRecord, status: number, media: string, payload: unknown) => {
  const key = `${record.method} ${record.path}`;
  const responses = declared.get(key) ?? responsesOf(record);
  declared.set(key, responses);
  const response = responses[status];
  if (!response) return `status ${status} is not declared: ${String(payload).slice(0, 200)}`;
  const isProblem = response.$ref !== undefined || response.content?.[problemMedia] !== undefined;
  if (!media)
    return response.content || isProblem ? 'an answer without a body is not declared' : undefined;
  const content = isProblem ? { schema: problemReference } : response.content?.[media];
  if (!content || (isProblem && media !== problemMedia))
    return `${status} as ${media} is not declared`;
  if (!media.endsWith('json') || typeof payload !== 'string') return undefined;
  const validate = validatorOf(isProblem ? problemMedia : `${key} ${status}`, content.schema);
  const value: unknown = JSON.parse(payload);
  if (validate(value)) return isProblem ? unlistedCode(record, value) : undefined;
  const errors = (validate.errors ?? []).slice(0, 5);
  return `${status}: ${errors.map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`).join('; ')}`;
};

/** Checks every answer against the OpenAPI document, as an `onSend` hook. */
export const checkAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
  const { url = '', method } = request.routeOptions;
  if (!url.startsWith(apiBase) || request.method === 'HEAD') return payload;
  const path = url.slice(apiBase.length);
  const record = request.server.routeRecords.find(
    (one) => one.path === path && one.method === [method].flat()[0],
  );
  if (!record || !answersOf(record)) return payload;
  const media = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
  const hasBody = payload !== null && payload !== undefined && payload !== '';
  const lie = lieOf(record, reply.statusCode, hasBody ? media : '', payload);
  if (lie) lies.push(`${record.method} ${path}: ${lie}`);
  return payload;
};
