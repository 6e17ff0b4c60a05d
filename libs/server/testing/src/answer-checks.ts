import { apiBase, type Problem } from '@lms/contract';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { onSendAsyncHookHandler } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DeclaredAnswers {
  calls: Record<
    string,
    {
      /** By status, then by media type. */
      answers: Record<string, Record<string, object>>;
      /** Codes by status. */
      problems: Record<string, string[]>;
    }
  >;
  schemas: Record<string, object>;
}

/** Answers of all domains, read as a file because test support may import none of them. */
const { calls, schemas } = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../apps/lms-api/src/open-api/answers.json'),
    'utf8',
  ),
) as DeclaredAnswers;

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
  ajv.addSchema({ $id: 'document', components: { schemas } });
  return ajv;
};

/** Returns a schema whose references point into the document. */
export const inDocument = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));

const ajv = createAjv();
const validators = new Map<string, ValidateFunction>();
const mismatches: string[] = [];

/** Returns and clears the answers that differ from the document. */
export const takeMismatches = () => mismatches.splice(0);

const validatorOf = (key: string, schema: unknown) => {
  const known = validators.get(key) ?? ajv.compile(inDocument(schema));
  validators.set(key, known);
  return known;
};

const problemMedia = 'application/problem+json';
const problemReference = { $ref: '#/components/schemas/Problem' };

const unlistedCode = (codes: readonly string[], { status, code }: Problem) =>
  codes.includes(code) ? undefined : `${status} with ${code} is not declared`;

/** The first thing that is wrong with an answer, if any is. */
export const lieOf = (call: string, status: number, media: string, payload: unknown) => {
  const codes = calls[call]?.problems[status];
  const medias = codes ? { [problemMedia]: problemReference } : calls[call]?.answers[status];
  if (!medias) return `status ${status} is not declared: ${String(payload).slice(0, 200)}`;
  if (!media)
    return Object.keys(medias).length > 0 ? 'an answer without a body is not declared' : undefined;
  const schema = medias[media];
  if (!schema) return `${status} as ${media} is not declared`;
  if (!media.endsWith('json') || typeof payload !== 'string') return undefined;
  const validate = validatorOf(codes ? problemMedia : `${call} ${status}`, schema);
  const value: unknown = JSON.parse(payload);
  if (validate(value)) return codes && unlistedCode(codes, value as Problem);
  const errors = (validate.errors ?? []).slice(0, 5);
  return `${status}: ${errors.map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`).join('; ')}`;
};

/** Checks every answer against the OpenAPI document, as an `onSend` hook. */
export const checkAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
  const { url = '', method } = request.routeOptions;
  if (!url.startsWith(apiBase) || request.method === 'HEAD') return payload;
  const call = `${[method].flat()[0]} ${url.slice(apiBase.length)}`;
  // Others are declared by a test.
  if (!calls[call]) return payload;
  const media = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
  const hasBody = payload !== null && payload !== undefined && payload !== '';
  const lie = lieOf(call, reply.statusCode, hasBody ? media : '', payload);
  if (lie) mismatches.push(`${call}: ${lie}`);
  return payload;
};
