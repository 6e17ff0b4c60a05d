import { authProblems } from '@lms/auth/contract';
import { cartProblems } from '@lms/cart/contract';
import { courseManagementProblems } from '@lms/course-management/contract';
import {
  genericProblems,
  type ProblemCode,
  type ProblemStatuses,
  validationCodes,
} from '@lms/contract';
import { learningProblems } from '@lms/learning/contract';
import { orgManagementProblems } from '@lms/org-management/contract';
import { reportsProblems } from '@lms/reports/contract';
import type { RouteRecord } from '../../http/route';
import { answersOf } from './answers';
import type { JsonSchema } from './json-schema';

const statuses: ProblemStatuses = {
  ...genericProblems,
  ...authProblems,
  ...cartProblems,
  ...courseManagementProblems,
  ...learningProblems,
  ...orgManagementProblems,
  ...reportsProblems,
};
const problemCodes = Object.keys(statuses) as ProblemCode[];
const statusOf = (code: ProblemCode): number => statuses[code] ?? 500;

/** What RFC 9457 calls the members of a problem, with ours beside them. */
export const problemSchema: JsonSchema = {
  type: 'object',
  description: 'A failure as RFC 9457 has it; `code` says which one.',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', enum: [...problemCodes] },
    requestId: { type: 'string', format: 'uuid' },
    errors: {
      type: 'array',
      description: 'Of `validation.failed`: every refused field.',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: { type: 'string' },
          code: { type: 'string', enum: [...validationCodes] },
          params: {
            type: 'object',
            description: 'Fill the text of the code.',
            additionalProperties: { type: ['string', 'number'] },
          },
        },
        additionalProperties: false,
      },
    },
    savedBy: {
      type: 'object',
      description: 'Of `entity.conflict`: who saved in between, and when.',
      required: ['name', 'at'],
      properties: {
        name: { type: ['string', 'null'] },
        at: { type: 'string', format: 'date-time' },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

/** What every call may meet, whatever its own code does. */
const common = [
  'request.malformed',
  'request.tooMany',
  'seeAs.ended',
  'server.fault',
  'server.unavailable',
] as const;
const ofBodies = ['request.forged', 'request.tooLarge', 'request.unsupportedType'] as const;
const ofCallers = ['auth.required', 'auth.forbidden'] as const;
/** Nobody changes anything while looking through another's eyes. */
const ofWrites = ['seeAs.readOnly'] as const;

/** The codes of the problems that a call can answer. */
export const problemsOf = (record: RouteRecord): ProblemCode[] => {
  const { method, path, access, body, query } = record;
  return [
    ...new Set<ProblemCode>([
      ...common,
      ...(body || query ? (['validation.failed'] as const) : []),
      ...(path.includes(':') ? (['entity.notFound'] as const) : []),
      ...(method === 'GET' ? [] : [...ofBodies, ...ofWrites]),
      ...(access === 'public' ? [] : ofCallers),
      ...(answersOf(record)?.problems ?? []),
    ]),
  ].sort();
};

const nameOf = (status: number) => `Problem${status}`;
const describe = (codes: readonly ProblemCode[]) => codes.map((code) => `\`${code}\``).join(', ');

const response = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** What is refused before a call's own code is asked, or whatever it is: told once for all calls. */
const shared: Record<string, readonly ProblemCode[]> = {
  413: ['request.tooLarge'],
  415: ['request.unsupportedType'],
  429: ['request.tooMany'],
  500: ['server.fault'],
  503: ['server.unavailable'],
};

export const sharedProblemResponses = Object.fromEntries(
  Object.entries(shared).map(([status, codes]) => [
    nameOf(Number(status)),
    {
      ...response(describe(codes)),
      ...(status === '429' && {
        headers: {
          'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } },
        },
      }),
    },
  ]),
);

/** The problems of a call by status, each with the codes that it can have there. */
export const problemResponses = (record: RouteRecord) => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(record)) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      shared[status]?.join() === codes.join()
        ? { $ref: `#/components/responses/${nameOf(status)}` }
        : response(describe(codes)),
    ]),
  );
};
